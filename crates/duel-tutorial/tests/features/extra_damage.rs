//! More damage if a card was played this turn.

use crate::table::*;
use tallgrass_duel::{Answer, Duel, prelude::*, scenario::Side};

fn against(attacker: CardId, defender: CardId) -> Duel {
    let mine =
        Side { play: &[attacker, id::ABRA], attached: &[id::PSYCHIC_ENERGY; 3], hand: &[ERIKA], ..Side::default() };
    let theirs =
        Side { play: &[defender, id::EKANS], attached: &[id::PSYCHIC_ENERGY; 3], hand: &[id::BILL], ..Side::default() };
    duel(&[], mine, theirs)
}

fn invite(duel: &mut Duel) {
    let invitation = in_hand(duel, ERIKA);
    answer(duel, &[Answer::Trainer(invitation), Answer::Stop]);
}

#[test]
fn ten_and_sixty_are_seventy() {
    let mut duel = against(TANGELA, id::BLASTOISE);
    invite(&mut duel);
    answer(&mut duel, &[Answer::Attack(0)]);
    assert_eq!(duel.damage_on(Seat::Opponent, 0), 70);
}

#[test]
fn without_the_card_it_is_ten() {
    let mut duel = against(TANGELA, id::BLASTOISE);
    answer(&mut duel, &[Answer::Attack(0)]);
    assert_eq!(duel.damage_on(Seat::Opponent, 0), 10);
}

#[test]
fn weakness_doubles_it_all() {
    // A Golem with more hit points than it is printed with, to see all of it.
    let mut duel = against(TANGELA, id::GOLEM);
    duel.state.page_mut(Seat::Opponent).hp[0] = 200;
    invite(&mut duel);
    answer(&mut duel, &[Answer::Attack(0)]);
    assert_eq!(duel.state.page(Seat::Opponent).hp[0], 60);
}

#[test]
fn it_is_over_with_the_turn() {
    let mut duel = against(TANGELA, id::BLASTOISE);
    invite(&mut duel);
    answer(&mut duel, &[Answer::EndTurn, Answer::EndTurn, Answer::Attack(0)]);
    assert_eq!(duel.damage_on(Seat::Opponent, 0), 10);
}

#[test]
fn an_attack_that_copies_it_gets_it_too() {
    let mut duel = against(id::CLEFAIRY, TANGELA);
    invite(&mut duel);
    answer(&mut duel, &[Answer::Attack(1), Answer::Pick(0)]);
    assert_eq!(duel.state.page(Seat::Opponent).hp[0], 0, "a Tangela has 50");
}

#[test]
fn looking_ahead_the_opponent_s_attack_doesn_t_get_it() {
    let mut duel = against(id::WEEDLE, TANGELA);
    invite(&mut duel);
    // What the opponent's Tactful Tangling would do is tried out through the opponent's eyes.
    duel.state.turn = Seat::Opponent;
    duel.start_action(Answer::Attack(0));
    let dealt = duel.state.page(Seat::Player).last_damage[0];
    assert_eq!(dealt, 10);
}

#[test]
fn it_is_part_of_what_the_attack_deals() {
    // An AI that tries the attack out sees it: nothing special is needed.
    let mut duel = against(TANGELA, id::BLASTOISE);
    invite(&mut duel);
    let mut trial = duel.clone();
    trial.start_action(Answer::Attack(0));
    assert_eq!(trial.state.work.dealt, 70);
    assert!(asks_for_an_action(&duel));
}
