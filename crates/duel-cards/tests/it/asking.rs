//! Effects that ask on the way: whatever is answered, the duel goes on, and from a save as it does from memory.

use crate::table::*;
use std::collections::HashSet;
use tallgrass_duel::{
    effect::Handler,
    state::{LastEffect, PageFlags},
};
use tallgrass_duel_cards::{effects, rulebook};

/// How many answers are tried for one card.
const ANSWERS: usize = 400;

/// A table on which every effect has something to choose from: Energy of all colours, damage, evolved Pokémon on both
/// sides, and in the hand, the deck and the discard pile whatever somebody looks for.
fn rich(active: CardId, in_hand: CardId) -> Duel {
    let play = &[active, id::KADABRA, id::SQUIRTLE, id::VENUSAUR_LV67];
    // The first ends up below Kadabra, the next two below Venusaur.
    let hand = &[
        id::ABRA,
        id::BULBASAUR,
        id::IVYSAUR,
        in_hand,
        id::BLASTOISE,
        id::BILL,
        id::POTION,
        id::KADABRA,
        id::WATER_ENERGY,
    ];
    let energies = [1, 2, 3, 4, 5, 6].repeat(4);
    let deck = &[
        id::ABRA,
        id::BILL,
        id::FIRE_ENERGY,
        id::PSYCHIC_ENERGY,
        id::WATER_ENERGY,
        id::LASS,
        id::SWITCH, // discarded
        id::NIDORANF,
        id::NIDORANM,
        id::BELLSPROUT,
        id::KRABBY,
        id::ODDISH,
        id::MACHOP,
        id::WATER_ENERGY,
        id::BILL,
        id::SQUIRTLE,
        id::LIGHTNING_ENERGY,
    ];
    let prizes = &[id::BILL, id::LASS];
    let mine = Side { play, attached: &energies, hand, deck, prizes, ..Side::NOTHING };
    let their_play = &[id::HITMONCHAN, id::KADABRA, id::CHANSEY, id::EKANS];
    let theirs =
        Side { play: their_play, attached: &energies[..6], hand: &[id::ABRA, id::BILL], deck, prizes, ..Side::NOTHING };
    let mut duel = turn(mine, theirs);
    for seat in Seat::BOTH {
        let discarded: Vec<u8> = duel.state.page(seat).deck()[..7].to_vec();
        let page = duel.state.page_mut(seat);
        for card in discarded {
            page.take_from_deck(card);
            page.discard(card);
        }
        let below = page.hand()[0];
        page.hand_to_slot(below, 1);
        page.hp.iter_mut().filter(|hp| **hp > 20).for_each(|hp| *hp -= 20);
        // What was done to it last turn, for Mirror Move.
        page.last_damage = [10, 0];
        page.last_effect = LastEffect::DiscardEnergy as u8;
    }
    let mine = duel.state.page_mut(Seat::Player);
    for _ in 0..2 {
        let below = mine.hand()[0];
        mine.hand_to_slot(below, 3);
    }
    mine.flags[..4].fill(PageFlags::CAN_EVOLVE);
    duel.state.page_mut(Seat::Opponent).status = Condition::Asleep as u8;
    duel
}

/// What uses the effect in this place of this card, and a table to do so.
pub fn use_of(card_id: CardId, at: u8) -> (Duel, Answer) {
    if at == place::CARD {
        let duel = rich(id::CHANSEY, card_id);
        let hand = duel.state.page(Seat::Player).hand();
        let index = *hand.iter().find(|&&index| duel.state.card_id(Seat::Player, index) == card_id).expect("the card");
        return (duel, Answer::Trainer(index));
    }
    let data = card(card_id);
    let is_power = at == place::FIRST && (data.has_power() || data.kind == Kind::Trainer);
    if !is_power {
        return (rich(card_id, id::BILL), Answer::Attack(at));
    }
    if card_id == id::ZAPDOS_LV68 {
        let duel = rich(id::CHANSEY, card_id);
        let is_zapdos = |&&index: &&u8| duel.state.card_id(Seat::Player, index) == card_id;
        let index = *duel.state.page(Seat::Player).hand().iter().find(is_zapdos).expect("the card");
        return (duel, Answer::Basic(index));
    }
    (rich(card_id, id::BILL), Answer::Power(ACTIVE))
}

/// Answers everything that is asked, one way and another, until the next turn's question; and each answer once more in a
/// duel that was saved and loaded. How many questions there were.
fn explore(duel: Duel, what: &str) -> usize {
    let (mut open, mut seen, mut questions) = (vec![duel], HashSet::new(), 0);
    while let Some(duel) = open.pop() {
        assert!(duel.is_over() || duel.state.check().is_ok(), "{what}: {:?}", duel.state.check());
        if matches!(duel.pending().ask, Ask::Turn | Ask::Over) || !seen.insert(duel.state) || seen.len() > ANSWERS {
            continue;
        }
        questions += 1;
        let loaded = Duel::load(&duel.save(), rulebook()).unwrap_or_else(|error| panic!("{what}: {error}"));
        assert!(loaded.state == duel.state, "{what}");
        let answers = duel.answers();
        assert!(!answers.is_empty(), "{what}: {:?}", duel.pending());
        for &given in &answers {
            let [mut from_memory, mut from_save] = [duel.clone(), loaded.clone()];
            answer(&mut from_memory, &[given]);
            answer(&mut from_save, &[given]);
            assert!(from_memory.state == from_save.state, "{what}, {given:?}");
            open.push(from_memory);
        }
    }
    questions
}

/// This has steps without a question of its own: it only waits for the knock-out it may cause.
const ASK_NOTHING: [&str; 1] = ["Peal of Thunder"];

#[test]
fn whatever_is_answered_it_goes_on_from_a_save_as_from_memory() {
    let mut asked = 0;
    for effect in effects() {
        if !effect.on.iter().any(|listener| matches!(listener.handler, Handler::Steps(_))) {
            continue;
        }
        for &(card_id, at) in effect.of {
            let what = format!("{} of {}", effect.name, card(card_id).constant);
            let (duel, begin) = use_of(card_id, at);
            // A coin may come first: both sides of it.
            let mut questions = 0;
            for coin in [1, 0] {
                let mut duel = duel.clone();
                force(&mut duel, &[coin; 4]);
                answer(&mut duel, &[begin]);
                duel.rolls = None;
                questions += explore(duel, &what);
            }
            assert_eq!(questions == 0, ASK_NOTHING.contains(&effect.name), "{what} asks {questions} questions");
            asked += (questions > 0) as usize;
        }
    }
    assert!(asked > 60, "{asked}");
}

#[test]
fn whoever_backs_out_is_asked_for_an_action_again() {
    let mut backed_out = 0;
    for effect in effects() {
        for &(card_id, at) in effect.of {
            let (mut duel, begin) = use_of(card_id, at);
            if duel.check(begin).is_err() {
                continue;
            }
            let owner = duel.state.turn;
            let mut answered = duel.clone();
            answer(&mut answered, &[begin]);
            duel.attempt(begin);
            assert_eq!(answered.pending().back, duel.pending().back);
            if !duel.answers().contains(&Answer::Back) {
                assert!(answered.answer(Answer::Back).is_err());
                continue;
            }
            backed_out += 1;
            while answered.pending().back {
                assert!(!answered.answers().contains(&Answer::Back));
                answer(&mut answered, &[Answer::Back]);
            }
            let hand = duel.state.page(owner).hand_count;
            duel.attempt(Answer::Back);
            // Some choices can only be gone back in, one question at a time.
            for _ in 0..4 {
                if duel.answers().contains(&Answer::Back) {
                    duel.attempt(Answer::Back);
                }
            }
            let what = format!("{} of {}", effect.name, card(card_id).constant);
            assert_eq!((duel.pending().ask, duel.state.turn), (Ask::Turn, owner), "{what}");
            assert_eq!(duel.state.check(), Ok(()), "{what}");
            assert_eq!(duel.state.page(owner).hand_count, hand, "{what}");
            assert!(answered.state == duel.state, "{what}: as an answer it leaves something else behind");
        }
    }
    assert!(backed_out > 20, "{backed_out}");
}

#[test]
fn a_retreat_is_backed_out_of_at_either_question() {
    let mine = Side { play: &[id::MACHOP, id::ABRA], attached: &[id::FIGHTING_ENERGY], ..Side::default() };
    let duel = turn(mine, Side { play: &[id::EKANS], ..Side::default() });
    let mut after = Vec::new();
    for more in [&[][..], &[Answer::Card(2)]] {
        let (mut attempted, mut answered) = (duel.clone(), duel.clone());
        for &given in [Answer::Retreat].iter().chain(more).chain([&Answer::Back]) {
            attempted.attempt(given);
            answer(&mut answered, &[given]);
        }
        assert_eq!((answered.pending().ask, answered.energies(Seat::Player, ACTIVE).total), (Ask::Turn, 1));
        assert!(answered.state == attempted.state);
        after.push(answered.state);
    }
    assert!(after[0] != after[1], "the Energy that was laid aside has been in the hand meanwhile");
}
