//! Turn flags, and the features together.

use crate::table::*;
use tallgrass_duel::{Answer, Duel, Event, flag::UnknownFlag, prelude::*, scenario::Side};
use tallgrass_duel_tutorial::{ALL, rulebook};

fn everything() -> Duel {
    let side = Side {
        play: &[id::DROWZEE, id::VILEPLUME],
        attached: &[id::PSYCHIC_ENERGY; 3],
        hand: &[id::BILL, id::PROFESSOR_OAK, id::ENERGY_SEARCH, id::BILL],
        ..Side::default()
    };
    duel(ALL, side, side)
}

#[test]
fn the_features_go_together() {
    assert_eq!(rulebook().flags().len(), 7);
    let mut duel = everything();
    let bill = in_hand(&duel, id::BILL);
    answer(&mut duel, &[Answer::Trainer(bill)]);
    let oak = in_hand(&duel, id::PROFESSOR_OAK);
    answer(&mut duel, &[Answer::Trainer(oak)]);
    let set: Vec<_> = duel.flags_set().collect();
    assert_eq!(set, ["played Bill", "can't attack any more"]);
}

#[test]
fn a_flag_that_is_set_is_reported_once() {
    let mut duel = everything();
    let bill = in_hand(&duel, id::BILL);
    answer(&mut duel, &[Answer::Trainer(bill)]);
    let flags: Vec<_> = happened(&mut duel).into_iter().filter(|event| matches!(event, Event::Flag { .. })).collect();
    let [Event::Flag { number, set: true }] = flags[..] else { panic!("{flags:?}") };
    assert_eq!(duel.flag_name(number), "played Bill");
}

#[test]
fn flags_are_cleared_when_the_next_turn_starts() {
    let mut duel = everything();
    let bill = in_hand(&duel, id::BILL);
    answer(&mut duel, &[Answer::Trainer(bill), Answer::EndTurn]);
    assert_eq!(duel.state.flags, 0);
    assert_eq!(duel.flags_set().count(), 0);
}

#[test]
fn they_are_cleared_before_the_draw() {
    let mut duel = everything();
    let bill = in_hand(&duel, id::BILL);
    answer(&mut duel, &[Answer::Trainer(bill)]);
    let page = duel.state.page_mut(Seat::Opponent);
    while let Some(card) = page.draw() {
        page.discard(card);
    }
    answer(&mut duel, &[Answer::EndTurn]);
    assert_eq!((duel.winner(), duel.state.flags), (Some(Seat::Player), 0), "there was no card to draw");
}

#[test]
fn flags_are_loaded_by_name() {
    let mut duel = everything();
    let bill = in_hand(&duel, id::BILL);
    answer(&mut duel, &[Answer::Trainer(bill)]);
    let names: Vec<&str> = duel.flags_set().collect();
    let mut other = everything();
    other.load_flags(names).expect("flags");
    assert_eq!(other.state.flags, duel.state.flags);
    assert_eq!(other.load_flags(["no such flag"]), Err(UnknownFlag("no such flag".into())));
    assert_eq!(other.state.flags, duel.state.flags, "nothing changed");
}

#[test]
fn a_copy_of_a_duel_has_its_flags() {
    let mut duel = everything();
    let bill = in_hand(&duel, id::BILL);
    answer(&mut duel, &[Answer::Trainer(bill)]);
    let mut copy = duel.clone();
    let second = in_hand(&copy, id::BILL);
    assert!(copy.answer(Answer::Trainer(second)).is_err());
}
