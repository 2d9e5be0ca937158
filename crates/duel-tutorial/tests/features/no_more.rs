//! No attack, and no Trainers, for the rest of the turn.

use crate::table::*;
use tallgrass_duel::{Answer, Duel, prelude::*, scenario::Side};
use tallgrass_duel_tutorial::{
    no_more_attacks::{NO_ATTACK_AFTER_OAK, NO_MORE_ATTACKS},
    no_more_trainers::{NO_MORE_TRAINERS, NO_TRAINER_AFTER_COMPUTER_SEARCH},
};

const SIDE: Side<'_> = Side {
    play: &[id::DROWZEE, id::VILEPLUME, id::ODDISH],
    attached: &[id::PSYCHIC_ENERGY; 3],
    hand: &[id::PROFESSOR_OAK, id::COMPUTER_SEARCH, id::BILL, id::LASS],
    prizes: &[id::GRASS_ENERGY; 3],
    deck: &[
        id::BULBASAUR,
        id::GLOOM,
        id::GRASS_ENERGY,
        id::BILL,
        id::POTION,
        id::POTION,
        id::POTION,
        id::POTION,
        id::POTION,
        id::POTION,
    ],
    ..Side::NOTHING
};

fn after_oak() -> Duel {
    let mut duel = duel(&[&NO_ATTACK_AFTER_OAK], SIDE, SIDE);
    let oak = in_hand(&duel, id::PROFESSOR_OAK);
    answer(&mut duel, &[Answer::Trainer(oak)]);
    duel
}

fn after_computer_search() -> Duel {
    let mut duel = duel(&[&NO_TRAINER_AFTER_COMPUTER_SEARCH], SIDE, SIDE);
    let (search, oak) = (in_hand(&duel, id::COMPUTER_SEARCH), in_hand(&duel, id::PROFESSOR_OAK));
    let lass = in_hand(&duel, id::LASS);
    answer(&mut duel, &[Answer::Trainer(search), Answer::Card(oak), Answer::Card(lass)]);
    let gloom = *duel.answers().iter().find(|answer| is(&duel, **answer, id::GLOOM)).expect("Gloom in the deck");
    answer(&mut duel, &[gloom]);
    duel
}

fn is(duel: &Duel, answer: Answer, card: CardId) -> bool {
    matches!(answer, Answer::Card(index) if duel.state.card_id(duel.me(), index) == card)
}

#[test]
fn after_oak_one_can_t_attack_and_ending_the_turn_is_the_only_way_out() {
    let mut duel = after_oak();
    assert_eq!(duel.state.page(Seat::Player).hand_count, 7, "Oak does what it does");
    assert_eq!(refusal(&mut duel, Answer::Attack(0)), NO_MORE_ATTACKS);
    assert_eq!(attempt(&mut duel, Answer::Attack(0)), Verdict::Refused(NO_MORE_ATTACKS));
    assert!(asks_for_an_action(&duel));
    assert!(duel.answers().contains(&Answer::EndTurn));
}

#[test]
fn it_is_the_first_reason_of_all() {
    let mut duel = after_oak();
    duel.state.page_mut(Seat::Player).substatus2 = Hindrance::Leer as u8;
    assert_eq!(duel.can_attack(Seat::Player), Err(NO_MORE_ATTACKS));
}

#[test]
fn everything_else_stays_legal() {
    let mut duel = after_oak();
    let answers = duel.answers();
    let may = |wanted: fn(&Answer) -> bool| answers.iter().any(wanted);
    assert!(may(|answer| matches!(answer, Answer::Trainer(_))));
    assert!(may(|answer| matches!(answer, Answer::Energy(..))));
    assert!(may(|answer| matches!(answer, Answer::Basic(_))));
    assert!(may(|answer| matches!(answer, Answer::Evolve(..))));
    assert!(may(|answer| matches!(answer, Answer::Retreat)));
    duel.state.page_mut(Seat::Player).hp[0] = 10;
    assert!(duel.answers().contains(&Answer::Power(1)), "Heal");
}

#[test]
fn one_may_attack_before_and_in_the_next_turn() {
    let mut untouched = duel(&[&NO_ATTACK_AFTER_OAK], SIDE, SIDE);
    answer(&mut untouched, &[Answer::Attack(0)]);
    let mut duel = after_oak();
    answer(&mut duel, &[Answer::EndTurn]);
    assert!(duel.check(Answer::Attack(0)).is_ok(), "it was the other's turn that it was for");
    answer(&mut duel, &[Answer::EndTurn]);
    assert!(duel.check(Answer::Attack(0)).is_ok());
}

#[test]
fn looking_ahead_one_doesn_t_take_it_for_the_opponent_s() {
    let mut duel = after_oak();
    assert_eq!(duel.can_attack(Seat::Player), Err(NO_MORE_ATTACKS));
    assert_eq!(duel.can_attack(Seat::Opponent), Ok(()), "whether the opponent could attack is another matter");
    // Through the opponent's eyes too.
    duel.state.turn = Seat::Opponent;
    assert_eq!(duel.can_attack(Seat::Opponent), Ok(()));
    assert_eq!(duel.can_attack(Seat::Player), Err(NO_MORE_ATTACKS));
}

#[test]
fn after_computer_search_one_can_t_play_trainers() {
    let mut duel = after_computer_search();
    assert!(in_hand(&duel, id::GLOOM) < 60, "the card that forbids it completes");
    let bill = in_hand(&duel, id::BILL);
    assert_eq!(refusal(&mut duel, Answer::Trainer(bill)), NO_MORE_TRAINERS);
    assert_eq!(attempt(&mut duel, Answer::Trainer(bill)), Verdict::Refused(NO_MORE_TRAINERS));
    // Before Headache is looked at.
    duel.state.page_mut(Seat::Player).substatus3 |= tallgrass_duel::state::Substatus3::HEADACHE;
    assert_eq!(refusal(&mut duel, Answer::Trainer(bill)), NO_MORE_TRAINERS);
}

#[test]
fn what_is_no_trainer_may_be_played() {
    let duel = after_computer_search();
    let answers = duel.answers();
    let may = |wanted: fn(&Answer) -> bool| answers.iter().any(wanted);
    assert!(!may(|answer| matches!(answer, Answer::Trainer(_))));
    assert!(may(|answer| matches!(answer, Answer::Evolve(..))));
    assert!(may(|answer| matches!(answer, Answer::Retreat)));
    assert!(may(|answer| matches!(answer, Answer::Attack(0))));
}

#[test]
fn trainers_are_back_in_the_next_turn() {
    let mut duel = after_computer_search();
    answer(&mut duel, &[Answer::EndTurn]);
    let bill = in_hand(&duel, id::BILL);
    answer(&mut duel, &[Answer::Trainer(bill), Answer::EndTurn]);
    let bill = in_hand(&duel, id::BILL);
    answer(&mut duel, &[Answer::Trainer(bill)]);
}

#[test]
fn a_cancelled_play_forbids_nothing() {
    let mut duel = duel(&[&NO_TRAINER_AFTER_COMPUTER_SEARCH], SIDE, SIDE);
    let search = in_hand(&duel, id::COMPUTER_SEARCH);
    attempt(&mut duel, Answer::Trainer(search));
    attempt(&mut duel, Answer::Back);
    assert!(asks_for_an_action(&duel));
    let bill = in_hand(&duel, id::BILL);
    answer(&mut duel, &[Answer::Trainer(bill)]);
}
