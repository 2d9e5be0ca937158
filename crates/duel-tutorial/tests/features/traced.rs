//! Every turn flag is seen in the trace: what sets it, that it is set, and what refuses because of it.

use crate::table::*;
use tallgrass_duel::{
    Answer, Duel, Event,
    prelude::*,
    scenario::Side,
    trace::{Came, Step},
};
use tallgrass_duel_tutorial::{ALL, one_copy::ALREADY_PLAYED};

fn everything() -> Duel {
    let mine = Side {
        play: &[TANGELA, id::EKANS],
        attached: &[id::PSYCHIC_ENERGY; 2],
        hand: &[id::BILL, id::BILL, id::PROFESSOR_OAK, id::COMPUTER_SEARCH, ERIKA, id::LASS],
        deck: &[id::GRASS_ENERGY; 20],
        ..Side::default()
    };
    let mut duel = duel(ALL, mine, Side { play: &[id::BLASTOISE], hand: &[id::BILL], ..Side::default() });
    duel.start_tracing(["Ann", "Bob"]);
    duel
}

fn steps(duel: &mut Duel) -> Vec<Step> {
    duel.take_trace().expect("a trace").entries.into_iter().map(|entry| entry.step).collect()
}

/// Gives an answer and then the first there is until the next action is asked for.
fn act(duel: &mut Duel, first: Answer) {
    answer(duel, &[first]);
    while !asks_for_an_action(duel) {
        let next = duel.answers()[0];
        answer(duel, &[next]);
    }
}

#[test]
fn a_flag_is_set_by_an_effect_with_a_name() {
    for (card, effect, flag) in [
        (id::BILL, "one Bill a turn", "played Bill"),
        (id::PROFESSOR_OAK, "no attack after Professor Oak", "can't attack any more"),
        (id::COMPUTER_SEARCH, "no Trainer after Computer Search", "can't play Trainers any more"),
        (ERIKA, "Erika's Invitation", "played Erika's Invitation"),
    ] {
        let mut duel = everything();
        let index = in_hand(&duel, card);
        act(&mut duel, Answer::Trainer(index));
        let steps = steps(&mut duel);
        let mut set = steps.iter().filter_map(|step| match step {
            Step::Event(Event::Flag { set: true, .. }, told) => Some(told.as_deref()),
            _ => None,
        });
        let told = format!("Until the turn is over: {flag}.");
        assert!(set.any(|line| line == Some(told.as_str())), "{flag}");
        let acted = |step: &Step| {
            matches!(step, Step::Listener { moment: Moment::BeforeDamage, effect: listener, came: Came::Acted(..), .. }
                if *listener == effect)
        };
        assert!(steps.iter().any(acted), "{effect}: {steps:?}");
    }
}

#[test]
fn so_is_the_flag_of_a_rule() {
    let mut duel = everything();
    act(&mut duel, Answer::Retreat);
    let is_set = |step: &Step| matches!(step, Step::Event(Event::Flag { set: true, .. }, Some(told)) if told.ends_with("tried to retreat."));
    assert!(steps(&mut duel).iter().any(is_set));
}

#[test]
fn what_refuses_because_of_it_is_seen_too() {
    let mut duel = everything();
    let bill = in_hand(&duel, id::BILL);
    act(&mut duel, Answer::Trainer(bill));
    let second = in_hand(&duel, id::BILL);
    attempt(&mut duel, Answer::Trainer(second));
    let refused = |step: &Step| {
        matches!(step, Step::Listener { moment: Moment::InitialEffect1, effect, came, .. }
            if *effect == "one Bill a turn" && *came == Came::Refused(ALREADY_PLAYED))
    };
    assert_eq!(steps(&mut duel).iter().filter(|step| refused(step)).count(), 1);
}

#[test]
fn what_a_flag_adds_to_damage_is_seen() {
    let mut duel = everything();
    let search = in_hand(&duel, ERIKA);
    act(&mut duel, Answer::Trainer(search));
    answer(&mut duel, &[Answer::Attack(0)]);
    let added = |step: &Step| {
        matches!(step, Step::Listener { effect, came: Came::Acted(10, 70), .. }
            if *effect == "Tactful Tangling")
    };
    assert!(steps(&mut duel).iter().any(added));
}
