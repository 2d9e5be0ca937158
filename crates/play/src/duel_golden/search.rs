//! Looking for the answers a record was made with.

use super::{
    Outcome, Record, Report,
    ai::{ai_chooses_itself, choose_for_the_ai},
    record::{Expected, compared, difference},
};
use anyhow::{Result, bail};
use std::collections::HashSet;
use tallgrass_cards::{CardId, card};
use tallgrass_duel::{
    Answer, Duel, Event, Message, Rules, Seat, State, Verdict,
    effect::place,
    event::Action,
    flow::{Frame, Routine},
    message::MessageKind,
    moment::Moment,
    state::BYTES,
};
use tallgrass_duel_cards::rulebook;

/// The search gives up after trying this many answers.
pub const MAX_NODES: u32 = 200_000;

/// What is still to be found, and what it took so far.
struct Search<'a> {
    expected: &'a [Expected],
    refusals: &'a [Message],
    after: [u8; BYTES],
    nodes: u32,
    /// The furthest the search came, and why it didn't get further.
    furthest: (usize, String),
    answers: Vec<Answer>,
    /// Where it has been: a loop in a menu leads back to a state that was tried.
    seen: HashSet<(State, usize)>,
}

/// What a way through took.
#[derive(Clone, Copy, Default)]
struct Cost {
    reloads: u32,
    refused: bool,
}

impl Search<'_> {
    fn stuck(&mut self, at: usize, why: impl FnOnce() -> String) {
        if at >= self.furthest.0 {
            self.furthest = (at, format!("{} (after {:?})", why(), self.answers));
        }
    }

    /// Compares what was reported with what is expected from `at` on; the place after it, or nothing if it differs.
    fn compare(&mut self, log: &[Event], mut at: usize) -> Option<usize> {
        for event in log {
            let relevant = match event {
                Event::Say(message) => message.kind() == MessageKind::Outcome,
                Event::Judged { .. } => {
                    self.expected.iter().any(|e| matches!(e, Expected::Event(Event::Judged { .. })))
                }
                Event::TakesPrizes(..)
                | Event::Turn(..)
                | Event::Executed(_)
                | Event::Finished { .. }
                | Event::Flag { .. }
                | Event::Mark { .. }
                | Event::Told { .. }
                | Event::Damaged { .. }
                | Event::Shown { .. }
                | Event::Changed(..) => false,
                Event::Announce { action, .. } => {
                    !matches!(action, Action::TossCoins | Action::ShuffleAnimation | Action::ForceSwitchActive)
                }
                Event::Coin(_) | Event::Shuffle(..) | Event::Replaced { .. } => true,
            };
            if !relevant {
                continue;
            }
            // Whom the AI sent up is not always recorded.
            let Some(expected) = self.expected.get(at) else {
                if matches!(event, Event::Replaced { .. }) {
                    continue;
                }
                self.stuck(at, || format!("{event:?} where nothing more is recorded"));
                return None;
            };
            let same = match (event, expected) {
                (
                    Event::Announce { action, parameters, written, rng },
                    Expected::Announce(theirs, bytes, their_rng),
                ) => {
                    let known = (1..10).filter(|bit| written & 1 << bit != 0);
                    action == theirs && rng == their_rng && known.clone().all(|at| parameters[at] == bytes[at])
                }
                (Event::Announce { action, .. }, Expected::Command(theirs, ..)) => action == theirs,
                (Event::Replaced { who, slot, .. }, Expected::Replaced(whose, from)) => (who, slot) == (whose, from),
                (event, Expected::Event(theirs)) => event == theirs,
                _ => false,
            };
            if same {
                at += 1;
            } else if matches!(event, Event::Replaced { .. }) {
                continue;
            } else {
                self.stuck(at, || format!("ours {event:?}, recorded {expected:?}"));
                return None;
            }
        }
        Some(at)
    }

    /// Goes on from a duel that has just run; the cost of a way through and the duel at its end, if there is one.
    fn go(&mut self, mut duel: Duel, at: usize, mut cost: Cost) -> Option<(Cost, Duel)> {
        let log = duel.log.replace(Vec::new()).unwrap_or_default();
        let mut at = self.compare(&log, at)?;
        while duel.is_idle() {
            // The AI goes on to its next action.
            if let Some(&Expected::Command(action, parameters, rng)) = self.expected.get(at) {
                if duel.state.work.turn_over {
                    self.stuck(at, || format!("the turn is over, recorded {action:?}"));
                    return None;
                }
                choose_for_the_ai(&mut duel, action);
                if !self.ai_chose_the_same(&duel, action, &parameters, at) {
                    return None;
                }
                if duel.state.rng.bytes() != rng {
                    cost.reloads += 1;
                    duel.state.rng = tallgrass_duel::Rng::new(rng);
                }
                duel.command(action, parameters);
                let log = duel.log.replace(Vec::new()).unwrap_or_default();
                at = self.compare(&log, at)?;
                continue;
            }
            return self.finish(&duel, at, cost).map(|cost| (cost, duel));
        }
        if !self.seen.insert((duel.state, at)) {
            return None;
        }
        for answer in duel.answers() {
            self.nodes += 1;
            if self.nodes > MAX_NODES {
                return None;
            }
            let mut next = duel.clone();
            next.state.flow.answer = answer;
            if next.answer(answer).is_err() {
                continue;
            }
            self.answers.push(answer);
            let found = self.go(next, at, cost);
            self.answers.pop();
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// Whether the card's own selection for the AI gives what was recorded, where the AI leaves it to the card.
    fn ai_chose_the_same(&mut self, duel: &Duel, action: Action, parameters: &[u8; 10], at: usize) -> bool {
        let work = &duel.state.work;
        let moment = match action {
            Action::UseAttack => Moment::AiSelection,
            Action::AttackAnimAndDamage => Moment::AiSwitchDefendingPkmn,
            _ => return true,
        };
        if ai_chooses_itself(duel) || duel.rulebook().handler(work.loaded.card, work.loaded.place, moment).is_none() {
            return true;
        }
        let differs = (2..10).find(|&byte| work.written & 1 << byte != 0 && work.parameters[byte] != parameters[byte]);
        if let Some(byte) = differs {
            self.stuck(at, || {
                format!(
                    "the AI's choice at ff{:02x}: ours {:02x}, recorded {:02x}",
                    0x9e + byte,
                    work.parameters[byte],
                    parameters[byte]
                )
            });
        }
        differs.is_none()
    }

    /// The end: nothing more is expected, and the state is the recorded one.
    fn finish(&mut self, duel: &Duel, at: usize, mut cost: Cost) -> Option<Cost> {
        if at < self.expected.len() {
            self.stuck(at, || format!("nothing more happens, recorded {:?}", self.expected[at]));
            return None;
        }
        let differences = difference(&duel.state.to_cartridge(), &self.after);
        if !differences.is_empty() {
            self.stuck(at + 1, || differences.join("; "));
            return None;
        }
        match duel.state.flow.verdict {
            Verdict::Done => {}
            Verdict::Cancelled => cost.refused = true,
            Verdict::Refused(why) => {
                if why.kind() == MessageKind::Refusal && !self.refusals.is_empty() && !self.refusals.contains(&why) {
                    let refusals = self.refusals;
                    self.stuck(at + 1, || format!("refused with {why:?}, recorded {refusals:?}"));
                    return None;
                }
                cost.refused = true;
            }
        }
        Some(cost)
    }
}

fn attack_name(id: CardId, index: u8) -> String {
    let data = card(id);
    let attack = data.attacks.get(index as usize).map_or("", |attack| &attack.name);
    format!("{} {attack}", data.constant)
}

/// The effect a record needs that isn't written, if so.
fn missing(id: CardId, place: u8, always: bool) -> Option<String> {
    let needed = always || card(id).attacks.get(place as usize).is_some_and(|attack| attack.has_effect);
    if !needed || rulebook().effect(id, place).is_some() {
        return None;
    }
    Some(if place == place::CARD { card(id).constant.to_string() } else { attack_name(id, place) })
}

/// Replays a record of a single action; also gives the duel at its end, if it gets there. `prepare` sees it before.
pub fn replay(record: &Record, prepare: impl FnOnce(&mut Duel)) -> Result<(Report, Option<Duel>)> {
    let mut report = Report::of(record, card(record.card).constant.to_string(), Outcome::Skipped);
    report.masked = (0..BYTES).filter(|&at| !compared(at)).count() as u32;
    if record.res.as_deref() != Some("ok") {
        return Ok((report, None));
    }
    let mut state = record.state()?;
    state.flow.attempting = true;
    let human = !matches!(record.k.as_str(), "attack" | "between");
    state.turn = match record.variant {
        Some(_) => Seat::from_page(state.table.whose_turn).unwrap_or(Seat::Player),
        None if human => Seat::Player,
        None => Seat::Opponent,
    };
    let needed = match record.k.as_str() {
        "attack" | "pattack" => {
            report.subject = attack_name(record.card, record.atk);
            missing(record.card, record.atk, false)
        }
        "trainer" => missing(record.card, place::CARD, true),
        "power" => missing(record.card, place::FIRST, true),
        "play" => {
            let trigger = card(record.card).has_power()
                && record
                    .ev
                    .iter()
                    .any(|event| event.get("text").is_some_and(|text| text == "WillUseThePokemonPowerText"));
            if trigger { missing(record.card, place::FIRST, true) } else { None }
        }
        "retreat" | "energy" | "between" => None,
        other => bail!("no record kind {other:?} is known here"),
    };
    if let Some(name) = needed {
        report.outcome = Outcome::Missing(name);
        return Ok((report, None));
    }

    let mut duel = Duel::new(state, rulebook(), Rules::CARTRIDGE);
    duel.log = Some(Vec::new());
    prepare(&mut duel);
    let expected = match record.expected() {
        Ok(expected) => expected,
        Err(error) => {
            report.outcome = Outcome::Failed(format!("{error:#}"));
            return Ok((report, None));
        }
    };
    let refusals = record.refusals();
    let mut search = Search {
        expected: &expected,
        refusals: &refusals,
        after: record.after()?,
        nodes: 0,
        furthest: (0, "nothing was tried".into()),
        answers: Vec::new(),
        seen: HashSet::new(),
    };
    match record.k.as_str() {
        // The commands are in the record; the search gives them one by one.
        "attack" => {}
        "pattack" => duel.start_action(Answer::Attack(record.atk)),
        "trainer" => duel.start_action(Answer::Trainer(record.idx)),
        "power" => duel.start_action(Answer::Power(record.loc)),
        "play" if card(record.card).stage == 0 => duel.start_action(Answer::Basic(record.idx)),
        "play" => duel.start_action(Answer::Evolve(record.idx, 0xff)),
        "retreat" => duel.start_action(Answer::Retreat),
        "energy" => duel.start_action(Answer::Energy(record.idx, 0xff)),
        _ => {
            duel.end_turn_conditions();
            let mut middle: [u8; BYTES] = super::record::array(&record.pre)?;
            super::record::apply(&mut middle, record.mid.as_deref().unwrap_or_default())?;
            let differences = difference(&duel.state.to_cartridge(), &middle);
            if !differences.is_empty() {
                report.outcome = Outcome::Failed(format!("end of turn: {}", differences.join("; ")));
                return Ok((report, None));
            }
            duel.start(Frame::new(Routine::BetweenTurns, [0; 4]));
        }
    }
    let found = search.go(duel, 0, Cost::default());
    report.nodes = search.nodes;
    report.outcome = match &found {
        Some((cost, _)) => {
            report.reloads = cost.reloads;
            if cost.refused { Outcome::Refused } else { Outcome::Executed }
        }
        None if search.nodes > MAX_NODES => Outcome::Failed(format!("gave up: {}", search.furthest.1)),
        None => Outcome::Failed(search.furthest.1),
    };
    Ok((report, found.map(|(_, duel)| duel)))
}
