//! What a person may choose, in words, and what a person typed.

use super::game::NAMES;
use crate::card::damage_text;
use tallgrass_cards::{CardId, Kind};
use tallgrass_duel::state::ACTIVE;
use tallgrass_duel::{Answer, Ask, Duel, Message, Refusal};

/// Something that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    pub answer: Answer,
    pub words: String,
}

/// What is asked, of whom.
pub fn question(duel: &Duel) -> String {
    let pending = duel.pending();
    format!("{}: {}.", NAMES[pending.who as usize], duel.rulebook().text_of(pending.why).trim_end_matches('?'))
}

/// Everything that can be chosen, at the end going back where that is possible. Alike cards are one choice.
pub fn choices(duel: &Duel) -> Vec<Choice> {
    let mut choices: Vec<Choice> = Vec::new();
    let back = duel.pending().back.then_some(Answer::Back);
    for answer in duel.answers().into_iter().chain(back) {
        let words = words(duel, answer);
        if !choices.iter().any(|choice| choice.words == words) {
            choices.push(Choice { answer, words });
        }
    }
    choices
}

fn words(duel: &Duel, answer: Answer) -> String {
    let words = duel.in_words(answer);
    match answer {
        Answer::Attack(index) => {
            let attack = duel.card_at(duel.pending().who, ACTIVE).attacks.get(index as usize);
            let damage = attack.map_or_else(String::new, damage_text);
            if damage.is_empty() { words } else { format!("{words} ({damage})") }
        }
        _ => words,
    }
}

/// The card that a choice is about, if it is one that whoever chooses sees.
pub fn card_of(duel: &Duel, answer: Answer) -> Option<CardId> {
    let pending = duel.pending();
    let who = pending.who;
    Some(match (answer, pending.ask) {
        (Answer::Card(card), Ask::Card { of }) => duel.state.card_id(of, card),
        (Answer::Slot(slot), Ask::Slot { area, .. }) => duel.state.card_id_at(area, slot),
        (Answer::Trainer(card) | Answer::Energy(card, _) | Answer::Basic(card) | Answer::Evolve(card, _), _) => {
            duel.state.card_id(who, card)
        }
        (Answer::Attack(_) | Answer::Retreat, _) => duel.state.card_id_at(who, ACTIVE),
        (Answer::Power(slot), _) => duel.state.card_id_at(who, slot),
        _ => return None,
    })
}

/// The choice that was typed: its number, or words that fit it alone.
///
/// # Errors
/// Says why it is none, with the game's reason if it is something that can't be done now.
pub fn understand(duel: &Duel, choices: &[Choice], typed: &str) -> Result<Answer, String> {
    let typed = typed.trim().to_lowercase();
    if let Ok(number) = typed.parse::<i64>() {
        let at = usize::try_from(number - 1).ok();
        let choice = at.and_then(|at| choices.get(at));
        return choice.map(|choice| choice.answer).ok_or_else(|| match choices.len() {
            1 => format!("there is no {number}: the only number is 1"),
            most => format!("there is no {number}: the numbers go from 1 to {most}"),
        });
    }
    if let Some(answer) = short(&typed) {
        return match duel.allows(answer) {
            Ok(()) => Ok(answer),
            Err(refusal) => Err(format!("{typed}: {}", reason(duel, &refusal))),
        };
    }
    if let Some(number) = typed.strip_prefix("attack ").and_then(|number| number.trim().parse::<u32>().ok()) {
        return Err(format!("there is no attack {number}: there are attack 1 and attack 2"));
    }
    let fits = |words: &str| {
        let words = words.to_lowercase();
        typed.split_whitespace().all(|part| words.contains(part))
    };
    if let Some(exact) = choices.iter().find(|choice| choice.words.to_lowercase() == typed) {
        return Ok(exact.answer);
    }
    let fitting: Vec<_> = (1..).zip(choices).filter(|(_, choice)| fits(&choice.words)).collect();
    match fitting[..] {
        [(_, one)] => Ok(one.answer),
        [] => {
            let refused = conceivable(duel).into_iter().find_map(|answer| {
                let words = words(duel, answer);
                let refusal = if fits(&words) { duel.allows(answer).err() } else { None };
                refusal.map(|refusal| format!("{words}: {}", reason(duel, &refusal)))
            });
            Err(refused
                .unwrap_or_else(|| format!("{typed:?} fits nothing that can be done; ? shows what can be typed")))
        }
        _ => {
            let numbers: Vec<String> = fitting.iter().map(|(number, _)| number.to_string()).collect();
            Err(format!("{typed:?} fits {}: give the number", numbers.join(", ")))
        }
    }
}

/// Words that stand for an answer whatever is listed.
fn short(typed: &str) -> Option<Answer> {
    Some(match typed {
        "end" | "pass" => Answer::EndTurn,
        "attack 1" | "a1" => Answer::Attack(0),
        "attack 2" | "a2" => Answer::Attack(1),
        "retreat" => Answer::Retreat,
        "y" | "yes" => Answer::Yes,
        "n" | "no" => Answer::No,
        "done" | "stop" | "enough" => Answer::Stop,
        "back" | "b" | "cancel" => Answer::Back,
        _ => return None,
    })
}

fn reason(duel: &Duel, refusal: &Refusal) -> String {
    let who = duel.pending().who;
    match refusal {
        // The cartridge has one sentence for three reasons.
        Refusal::Because(why @ Message::UnableToRetreat) => {
            let because = if duel.state.page(who).alive_bench() == 0 {
                "nobody is on the Bench"
            } else if duel.card_at(who, ACTIVE).kind == Kind::Trainer {
                "it is no Pokémon"
            } else {
                "it is confused and has tried this turn"
            };
            format!("{}: {because}", why.text())
        }
        Refusal::Because(_) | Refusal::Forbidden(_) => duel.refusal_in_words(*refusal),
        _ => "that can't be done now".into(),
    }
}

/// Everything that could be tried in a turn, whether it will go through or not.
fn conceivable(duel: &Duel) -> Vec<Answer> {
    if duel.pending().ask != Ask::Turn {
        return Vec::new();
    }
    let who = duel.pending().who;
    let page = duel.state.page(who);
    let attacks = &duel.card_at(who, ACTIVE).attacks;
    let mut all: Vec<Answer> =
        (0..2).filter(|&index| attacks[index as usize].is_attack()).map(Answer::Attack).collect();
    all.push(Answer::Retreat);
    all.extend(page.occupied().filter(|&slot| duel.card_at(who, slot).has_power()).map(Answer::Power));
    for &card in page.hand() {
        match duel.card(who, card).kind {
            Kind::Trainer => all.push(Answer::Trainer(card)),
            Kind::Energy(_) => all.extend(page.occupied().map(|slot| Answer::Energy(card, slot))),
            Kind::Pokemon(_) if duel.card(who, card).stage == 0 => all.push(Answer::Basic(card)),
            Kind::Pokemon(_) => all.extend(page.occupied().map(|slot| Answer::Evolve(card, slot))),
            Kind::None => {}
        }
    }
    all
}
