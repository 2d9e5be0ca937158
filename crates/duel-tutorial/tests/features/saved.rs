//! Every feature in a duel that is saved and continued.

use crate::table::*;
use tallgrass_duel::{Answer, Duel, SaveError, prelude::*, scenario::Side};
use tallgrass_duel_tutorial::{
    ALL, attach_as_attack::ATTACH_AS_ATTACK, attach_as_power::ATTACH_AS_POWER, no_more_attacks::NO_MORE_ATTACKS,
    no_more_trainers::NO_MORE_TRAINERS, one_copy::ALREADY_PLAYED, one_retreat::ONLY_ONCE,
};

/// A table with everything that the features concern.
fn everything() -> Duel {
    let mine = Side {
        play: &[TANGELA, id::VILEPLUME, id::EKANS],
        attached: &[id::PSYCHIC_ENERGY, id::PSYCHIC_ENERGY],
        hand: &[id::BILL, id::BILL, id::PROFESSOR_OAK, id::COMPUTER_SEARCH, ERIKA, id::GRASS_ENERGY],
        deck: &[id::GRASS_ENERGY; 20],
        ..Side::default()
    };
    duel(ALL, mine, Side { play: &[id::BLASTOISE, id::EKANS], hand: &[id::BILL], ..Side::default() })
}

fn play(duel: &mut Duel, card: CardId) {
    let card = in_hand(duel, card);
    answer(duel, &[Answer::Trainer(card)]);
    while !asks_for_an_action(duel) {
        let first = duel.answers()[0];
        answer(duel, &[first]);
    }
}

#[test]
fn one_copy_a_turn() {
    let mut duel = everything();
    play(&mut duel, id::BILL);
    let mut duel = continued(&duel);
    let second = in_hand(&duel, id::BILL);
    assert_eq!(refusal(&mut duel, Answer::Trainer(second)), ALREADY_PLAYED);
    answer(&mut duel, &[Answer::EndTurn, Answer::EndTurn]);
    play(&mut duel, id::BILL);
}

#[test]
fn one_retreat_a_turn() {
    let mut duel = everything();
    answer(&mut duel, &[Answer::Retreat]);
    let energy = duel.answers()[0];
    answer(&mut duel, &[energy, Answer::Slot(2)]);
    let mut duel = continued(&duel);
    assert_eq!(refusal(&mut duel, Answer::Retreat), ONLY_ONCE);
}

#[test]
fn a_retreat_that_is_under_way() {
    let mut duel = everything();
    answer(&mut duel, &[Answer::Retreat]);
    let mut duel = continued(&duel);
    let energy = duel.answers()[0];
    answer(&mut duel, &[energy]);
    let mut duel = continued(&duel);
    answer(&mut duel, &[Answer::Slot(2)]);
    assert_eq!(duel.can_retreat(), Err(ONLY_ONCE));
}

#[test]
fn no_attack_for_the_rest_of_the_turn() {
    let mut duel = everything();
    play(&mut duel, id::PROFESSOR_OAK);
    assert_eq!(refusal(&mut continued(&duel), Answer::Attack(0)), NO_MORE_ATTACKS);
}

#[test]
fn no_trainers_for_the_rest_of_the_turn() {
    let mut duel = everything();
    play(&mut duel, id::COMPUTER_SEARCH);
    let mut duel = continued(&duel);
    let trainers = duel.state.page(Seat::Player).hand().to_vec();
    let trainer = trainers.into_iter().find(|&card| duel.card(Seat::Player, card).kind == Kind::Trainer);
    assert_eq!(refusal(&mut duel, Answer::Trainer(trainer.expect("a Trainer"))), NO_MORE_TRAINERS);
}

#[test]
fn more_damage_after_a_card() {
    let mut duel = everything();
    play(&mut duel, ERIKA);
    let mut duel = continued(&duel);
    answer(&mut duel, &[Answer::Attack(0)]);
    assert_eq!(duel.damage_on(Seat::Opponent, 0), 70);
}

#[test]
fn a_power_that_was_used() {
    let mut duel = everything();
    play(&mut duel, ERIKA);
    answer(&mut duel, &[Answer::Power(1)]);
    let mut duel = continued(&duel);
    let energy = duel.answers()[0];
    answer(&mut duel, &[energy]);
    let mut duel = continued(&duel);
    answer(&mut duel, &[Answer::Slot(0)]);
    assert_eq!(refusal(&mut continued(&duel), Answer::Power(1)), Message::OnlyOncePerTurn);
}

#[test]
fn an_attack_that_attaches_in_the_middle_of_it() {
    let mine = Side {
        play: &[id::PIKACHU_LV12],
        attached: &[id::LIGHTNING_ENERGY],
        hand: &[id::GRASS_ENERGY],
        ..Side::default()
    };
    let mut duel = duel(&[&ATTACH_AS_ATTACK], mine, Side { play: &[id::CHANSEY], ..Side::default() });
    answer(&mut duel, &[Answer::Attack(0)]);
    assert_eq!(duel.pending().why.text(), "Choose a basic Energy to attach");
    let mut duel = continued(&duel);
    assert_eq!(duel.pending().why.text(), "Choose a basic Energy to attach");
    answer(&mut duel, &[Answer::Card(2)]);
    let mut duel = continued(&duel);
    answer(&mut duel, &[Answer::Slot(0)]);
    assert_eq!(duel.energies(Seat::Player, 0).total, 2);
}

#[test]
fn without_the_features_it_can_t_be_continued() {
    let mut duel = everything();
    play(&mut duel, id::BILL);
    let error = Duel::load(&duel.save(), tallgrass_duel_cards::rulebook()).expect_err("a flag nobody knows");
    assert_eq!(
        error.to_string(),
        "the saved duel was played with other effects: no effect of the rulebook has a turn flag \"played Bill\""
    );
    let mine = Side { play: &[id::VILEPLUME], hand: &[id::GRASS_ENERGY], ..Side::default() };
    let mut duel = crate::table::duel(&[&ATTACH_AS_POWER], mine, mine);
    answer(&mut duel, &[Answer::Power(0)]);
    let error = Duel::load(&duel.save(), tallgrass_duel_cards::rulebook()).expect_err("an effect nobody knows");
    assert_eq!(error, SaveError::Effect { card: "Vileplume".into() });
}
