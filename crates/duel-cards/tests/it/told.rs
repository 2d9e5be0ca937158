//! What is told to those who follow a duel: everything they need to understand how the table came to be as it is.

use crate::table::*;
use tallgrass_duel::{duel::Rolls, words::Teller};

/// What is told while these answers are given, the coins showing `draws` first.
fn told(mut duel: Duel, answers: &[Answer], draws: &[u8]) -> Vec<String> {
    duel.watch();
    duel.rolls = Some(Box::new(Rolls::forcing(draws)));
    let mut teller = Teller::new(["Ann", "Bob"]);
    let mut lines = Vec::new();
    for &given in answers {
        answer(&mut duel, &[given]);
        let log = duel.log.replace(Vec::new()).unwrap_or_default();
        lines.extend(log.iter().filter_map(|event| teller.tell(&duel, event)));
    }
    lines
}

#[track_caller]
fn says(lines: &[String], expected: &[&str]) {
    let mut rest = lines.iter();
    for line in expected {
        assert!(rest.any(|told| told == line), "{line:?} isn't told, or not then: {lines:#?}");
    }
}

fn mine<'a>() -> Side<'a> {
    Side { play: &[id::MACHOP, id::ABRA, id::EKANS], ..Side::default() }
}

fn theirs<'a>() -> Side<'a> {
    Side { play: &[id::EKANS, id::ABRA], attached: &[id::GRASS_ENERGY], ..Side::default() }
}

#[test]
fn a_retreat_says_what_was_paid_and_who_comes_in() {
    let duel = turn(Side { attached: &[id::FIGHTING_ENERGY], ..mine() }, theirs());
    let energy = first_after(&duel, &[Answer::Retreat]);
    let lines = told(duel, &[Answer::Retreat, energy, Answer::Slot(2)], &[]);
    says(
        &lines,
        &[
            "Ann retreats.",
            "Fighting Energy is discarded from Ann's Machop (Active).",
            "Ann's Ekans comes in; Machop goes to the Bench.",
        ],
    );
}

#[test]
fn what_is_left_before_anything_came_of_it_is_not_told() {
    let duel = turn(Side { attached: &[id::FIGHTING_ENERGY], ..mine() }, theirs());
    let energy = first_after(&duel, &[Answer::Retreat]);
    let lines = told(duel, &[Answer::Retreat, energy, Answer::Back, Answer::EndTurn], &[]);
    assert_eq!(lines.first().map(String::as_str), Some("Ann ends the turn."), "{lines:#?}");
    assert!(!lines.iter().any(|line| line.contains("Fighting Energy") || line.contains("retreats")), "{lines:#?}");
}

/// The first answer there is after some others.
fn first_after(duel: &Duel, given: &[Answer]) -> Answer {
    let mut duel = duel.clone();
    answer(&mut duel, given);
    duel.answers()[0]
}

/// The hand card at this place, by deck index.
fn in_hand(duel: &Duel, at: usize) -> u8 {
    duel.state.page(Seat::Player).hand()[at]
}

#[test]
fn trainers_say_whom_they_touch() {
    let hand = [id::GUST_OF_WIND, id::SWITCH, id::ENERGY_REMOVAL, id::POTION];
    let mut duel = turn(Side { hand: &hand, ..mine() }, theirs());
    duel.state.page_mut(Seat::Player).hp[0] = 20;
    let card = |at| Answer::Trainer(in_hand(&duel, at));
    let lines = told(duel.clone(), &[card(0), Answer::Slot(1)], &[]);
    says(&lines, &["Ann plays Gust of Wind.", "Bob's Abra comes in; Ekans goes to the Bench."]);
    let lines = told(duel.clone(), &[card(1), Answer::Slot(2)], &[]);
    says(&lines, &["Ann plays Switch.", "Ann's Ekans comes in; Machop goes to the Bench."]);
    let lines = told(duel.clone(), &[card(3), Answer::Slot(0)], &[]);
    says(&lines, &["Ann plays Potion.", "Ann's Machop (Active) is healed by 20 and has 40 HP."]);
    let mut answers = vec![card(2), Answer::Slot(0)];
    answers.push(first_after(&duel, &answers));
    says(&told(duel, &answers, &[]), &["Grass Energy is discarded from Bob's Ekans (Active)."]);
}

#[test]
fn damage_swap_says_from_whom_to_whom() {
    let mut duel = turn(Side { play: &[id::ALAKAZAM, id::MACHOP], ..Side::default() }, theirs());
    duel.state.page_mut(Seat::Player).hp[1] = 20;
    let lines = told(duel, &[Answer::Power(0), Answer::Slot(1), Answer::Slot(0), Answer::Stop], &[]);
    says(
        &lines,
        &["Ann's Alakazam (Active) has 10 HP less: 70.", "Ann's Machop (Bench 1) is healed by 10 and has 30 HP."],
    );
}

#[test]
fn conditions_come_and_go_by_name() {
    let duel = turn(Side { play: &[id::EKANS], attached: &[id::GRASS_ENERGY], ..Side::default() }, theirs());
    let lines = told(duel.clone(), &[Answer::Attack(0)], &[1]);
    says(&lines, &["Bob's Ekans is poisoned now."]);
    for (coin, line) in [(1, "Ann's Ekans wakes up."), (0, "Ann's Ekans is still asleep.")] {
        let mut duel = duel.clone();
        duel.state.page_mut(Seat::Player).status = Condition::Asleep as u8;
        says(&told(duel, &[Answer::EndTurn], &[coin]), &[line]);
    }
    let mut duel = duel;
    duel.state.page_mut(Seat::Player).status = Condition::Paralyzed as u8;
    says(&told(duel, &[Answer::EndTurn], &[]), &["Ann's Ekans is no longer paralysed."]);
}

#[test]
fn who_evolves_is_told() {
    let duel = turn(Side { hand: &[id::KADABRA], ..mine() }, theirs());
    let lines = told(duel.clone(), &[Answer::Evolve(in_hand(&duel, 0), 1)], &[]);
    says(&lines, &["Ann's Abra (Bench 1) evolves into Kadabra.", "Ann evolves Abra (Bench 1) into Kadabra."]);
}

#[test]
fn an_attack_without_damage_says_why() {
    let machop = Side { play: &[id::MACHOP], attached: &[id::FIGHTING_ENERGY], ..Side::default() };
    let lines = told(turn(machop, Side { play: &[id::PIDGEY], ..Side::default() }), &[Answer::Attack(0)], &[]);
    says(&lines, &["Bob's Pidgey (Active) takes no damage: its resistance takes it all."]);
    let mut duel = turn(machop, theirs());
    duel.state.page_mut(Seat::Opponent).substatus1 = tallgrass_duel::state::Defence::Agility as u8;
    let lines = told(duel, &[Answer::Attack(0)], &[]);
    says(&lines, &["Bob's Ekans (Active) takes no damage: it is kept off."]);
}

#[test]
fn who_has_no_card_left_to_draw_is_told_so() {
    let mut duel = turn(mine(), theirs());
    duel.state.page_mut(Seat::Opponent).not_in_deck = 60;
    says(&told(duel, &[Answer::EndTurn], &[]), &["Bob has no card left to draw and loses.", "Ann wins."]);
}

#[test]
fn every_power_that_is_used_has_a_name() {
    for (card, line) in [
        (id::CLEFAIRY_DOLL, "Ann's Clefairy Doll uses its Power Discard."),
        (id::MYSTERIOUS_FOSSIL, "Ann's Mysterious Fossil uses its Power Discard."),
    ] {
        let duel = turn(Side { play: &[id::ABRA, card], ..Side::default() }, theirs());
        says(&told(duel, &[Answer::Power(1)], &[]), &[line]);
    }
}

#[test]
fn the_beginning_is_told() {
    use tallgrass_duel::{Deck, Setup};
    let deck = Deck::parse("56 Water Energy\n4 Squirtle").expect("a deck");
    let mut redrawn = 0;
    for seed in 0..20 {
        let mut duel = Setup::new([deck, deck]).seed([seed, 1, 2]).begin_watched(tallgrass_duel_cards::rulebook());
        while duel.pending().ask != tallgrass_duel::Ask::Turn {
            let answer = *duel.answers().last().unwrap();
            duel.answer(answer).unwrap();
        }
        let mut teller = Teller::new(["Ann", "Bob"]);
        let log = duel.log.take().unwrap();
        let lines: Vec<_> = log.iter().filter_map(|event| teller.tell(&duel, event)).collect();
        redrawn += lines.iter().filter(|line| line.contains("has no Basic Pokémon and draws seven new cards")).count();
        says(&lines, &["A coin decides who begins: Ann on heads."]);
    }
    assert!(redrawn > 20, "{redrawn}: most hands have no Basic Pokémon");
}
