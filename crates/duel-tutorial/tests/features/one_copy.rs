//! One copy of a Trainer a turn.

use crate::table::*;
use tallgrass_duel::{Answer, Duel, event::Action, prelude::*, scenario::Side};
use tallgrass_duel_tutorial::one_copy::{ALREADY_PLAYED, ONE_BILL_A_TURN};

fn bills() -> Duel {
    let side = Side { play: &[id::ABRA], hand: &[id::BILL, id::BILL, id::LASS], ..Side::default() };
    duel(&[&ONE_BILL_A_TURN], side, side)
}

#[test]
fn a_second_bill_is_refused_whichever_copy() {
    let mut duel = bills();
    let first = in_hand(&duel, id::BILL);
    answer(&mut duel, &[Answer::Trainer(first)]);
    assert_eq!(duel.state.page(Seat::Player).hand_count, 4, "Bill does what it does");
    let second = in_hand(&duel, id::BILL);
    assert_ne!(first, second);
    assert_eq!(refusal(&mut duel, Answer::Trainer(second)), ALREADY_PLAYED);
    assert_eq!(attempt(&mut duel, Answer::Trainer(second)), Verdict::Refused(ALREADY_PLAYED));
}

#[test]
fn other_trainers_are_not_concerned() {
    let mut duel = bills();
    let bill = in_hand(&duel, id::BILL);
    answer(&mut duel, &[Answer::Trainer(bill)]);
    let lass = in_hand(&duel, id::LASS);
    answer(&mut duel, &[Answer::Trainer(lass)]);
}

#[test]
fn each_duelist_has_their_own_turn() {
    let mut duel = bills();
    for _ in 0..4 {
        let bill = in_hand(&duel, id::BILL);
        answer(&mut duel, &[Answer::Trainer(bill), Answer::EndTurn]);
    }
}

#[test]
fn the_ai_marks_it_when_the_effect_begins() {
    let mut duel = bills();
    duel.state.page_mut(Seat::Player).duelist = 0x80;
    duel.state.flow = tallgrass_duel::flow::Flow::EMPTY;
    let bill = in_hand(&duel, id::BILL);
    duel.command(Action::PlayTrainer, [0, bill, 0, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(duel.flags_set().count(), 0);
    duel.command(Action::ExecuteTrainerEffects, [0, bill, 0, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(duel.flags_set().collect::<Vec<_>>(), ["played Bill"]);
    let second = in_hand(&duel, id::BILL);
    assert!(duel.check(Answer::Trainer(second)).is_err(), "which it asks before it decides");
}

/// A Trainer that asks before it is played, so that one can back out of it.
static ONE_SWITCH: Effect = Effect {
    name: "one Switch a turn",
    of: &[(id::SWITCH, place::CARD)],
    layer: Layer::Before,
    on: &[
        on::initial_effect_1(|duel| if duel.flag(&SWITCHED) { Err(ALREADY_PLAYED) } else { Ok(()) }),
        on::before_damage(|duel| duel.set_flag(&SWITCHED)),
    ],
    flags: &["played Switch"],
    ..Effect::NEW
};

static SWITCHED: Flag = Flag::of(&ONE_SWITCH, "played Switch");

#[test]
fn a_cancelled_play_doesn_t_count() {
    let side = Side { play: &[id::ABRA, id::EKANS], hand: &[id::SWITCH, id::SWITCH], ..Side::default() };
    let mut duel = duel(&[&ONE_SWITCH], side, side);
    let switch = in_hand(&duel, id::SWITCH);
    attempt(&mut duel, Answer::Trainer(switch));
    attempt(&mut duel, Answer::Back);
    assert!(asks_for_an_action(&duel));
    assert_eq!(duel.flags_set().count(), 0);
    answer(&mut duel, &[Answer::Trainer(switch), Answer::Slot(1)]);
    assert_eq!(duel.state.card_id_at(Seat::Player, 0), id::EKANS);
    let second = in_hand(&duel, id::SWITCH);
    assert_eq!(refusal(&mut duel, Answer::Trainer(second)), ALREADY_PLAYED);
}
