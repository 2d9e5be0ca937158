//! What holds in every duel, whoever plays it with whatever deck.

use crate::duels::{any_deck, visit};
use tallgrass_cards::{Kind, cards};
use tallgrass_duel::{Answer, Ask, Deck, Duel, Event, Setup};
use tallgrass_duel_cards::rulebook;
use tallgrass_duel_players::{Player, Random, Stream};

#[test]
fn every_card_is_in_exactly_one_place_and_someone_can_always_answer() {
    for number in 0..400 {
        let duel = visit(number, |duel, answers| {
            assert_eq!(duel.state.check(), Ok(()), "duel {number}");
            assert!(!answers.is_empty(), "duel {number}: {:?}", duel.pending());
        });
        assert!(duel.winner().is_some());
    }
}

/// Everything that happens in a duel, and its end.
fn chronicle(number: u64, log: bool) -> (Vec<Event>, Duel) {
    let mut duel = visit(number, |duel, _| {
        if log && duel.log.is_none() {
            duel.watch();
            duel.start_tracing(["Ann", "Bob"]);
        }
    });
    (duel.log.take().unwrap_or_default(), duel)
}

#[test]
fn the_same_seed_and_answers_give_the_same_duel() {
    for number in 0..50 {
        let [one, other] = [chronicle(number, true), chronicle(number, true)];
        assert!(one.0 == other.0 && one.1.state == other.1.state, "duel {number}");
        assert!(one.0.len() > 20, "duel {number}");
        assert!(
            chronicle(number, false).1.state == one.1.state,
            "duel {number}: neither log nor trace changes anything"
        );
    }
}

#[test]
fn any_sixty_cards_with_a_basic_pokemon_can_be_played() {
    // Nearly all of one card, whichever it is.
    for card in cards().iter().filter(|card| card.kind != Kind::None) {
        let mut deck = [card.id; 60];
        deck[0] = tallgrass_cards::id::ABRA;
        let deck = Deck::unrestricted(&deck).expect("a deck");
        let mut duel = Setup::new([deck, any_deck(&mut Stream::new(card.id as u64))])
            .seed([card.id as u8, 1, 2])
            .begin(rulebook());
        let mut player = Random::new(card.id as u64);
        while !duel.is_over() {
            assert_eq!(duel.state.check(), Ok(()), "{}", card.constant);
            let answer = player.choose(&duel.seen_by(duel.pending().who), &duel.answers());
            assert_eq!(duel.answer(answer), Ok(()), "{}", card.constant);
        }
    }
}

#[test]
fn saving_and_loading_at_every_decision_changes_nothing() {
    for number in 0..200 {
        let through = visit(number, |duel, _| {
            let bytes = duel.save();
            let again = Duel::load(&bytes, rulebook()).unwrap_or_else(|error| panic!("duel {number}: {error}"));
            assert!((again.state, again.rules) == (duel.state, duel.rules), "duel {number}: {:?}", duel.pending());
            assert!(again.save() == bytes, "duel {number}");
            *duel = again;
        });
        assert!(through.state == visit(number, |_, _| {}).state, "duel {number}");
    }
}

#[test]
fn every_listed_answer_goes_through() {
    for number in 0..60 {
        visit(number, |duel, answers| {
            for &answer in answers {
                assert_eq!(duel.clone().answer(answer), Ok(()), "duel {number}");
            }
        });
    }
}

fn any_answer(stream: &mut Stream) -> Answer {
    let (one, two) = (stream.below(70) as u8, stream.below(8) as u8);
    match stream.below(16) {
        0 => Answer::EndTurn,
        1 => Answer::Attack(two),
        2 => Answer::Power(two),
        3 => Answer::Retreat,
        4 => Answer::Trainer(one),
        5 => Answer::Energy(one, two),
        6 => Answer::Basic(one),
        7 => Answer::Evolve(one, two),
        8 => Answer::Card(one),
        9 => Answer::Slot(two),
        10 => Answer::Pick(two),
        11 => Answer::Yes,
        12 => Answer::No,
        13 => Answer::Stop,
        14 => Answer::Back,
        _ => Answer::Restart,
    }
}

#[test]
fn what_is_listed_is_what_checks() {
    for number in 0..60 {
        visit(number, |duel, answers| {
            if duel.pending().ask != Ask::Turn {
                return;
            }
            let pairs = (0..60).flat_map(|card| (0..6).map(move |slot| (card, slot)));
            let with_slots = pairs.flat_map(|(card, slot)| [Answer::Energy(card, slot), Answer::Evolve(card, slot)]);
            let cards = (0..60).flat_map(|card| [Answer::Trainer(card), Answer::Basic(card)]);
            let others = (0..6).map(Answer::Power).chain([Answer::Retreat, Answer::Attack(0), Answer::Attack(1)]);
            for answer in with_slots.chain(cards).chain(others).chain([Answer::EndTurn, Answer::Restart]) {
                assert_eq!(duel.check(answer).is_ok(), answers.contains(&answer), "duel {number}: {answer:?}");
            }
        });
    }
}

#[test]
fn an_answer_that_is_not_listed_is_refused_and_changes_nothing() {
    let mut refused = 0;
    for number in 0..100 {
        let mut stream = Stream::new(number);
        visit(number, |duel, answers| {
            for _ in 0..8 {
                let answer = any_answer(&mut stream);
                let goes_back = answer == Answer::Back && duel.pending().back;
                if !answers.contains(&answer) && !goes_back {
                    let before = duel.state;
                    assert!(duel.answer(answer).is_err(), "duel {number}: {answer:?} to {:?}", duel.pending());
                    assert!(duel.state == before, "duel {number}: {answer:?}");
                    refused += 1;
                }
            }
        });
    }
    assert!(refused > 10_000, "{refused}");
}

#[test]
fn a_duel_begins_from_any_seed_with_any_deck() {
    // One Basic Pokémon, last in the list, and seeds whose random numbers repeat after 256 draws.
    let mut cards = [tallgrass_cards::id::WATER_ENERGY; 60];
    cards[59] = tallgrass_cards::id::SQUIRTLE;
    let deck = Deck::unrestricted(&cards).expect("a deck");
    for first in 0..=255 {
        for counter in 0..4 {
            let duel = Setup::new([deck, deck]).seed([first, 0x1b, counter]).begin(rulebook());
            assert_eq!(duel.pending().ask, Ask::Place { bench: false });
        }
    }
}

#[test]
fn what_is_over_takes_no_answer() {
    let mut duel = visit(1, |_, _| {});
    assert_eq!(duel.pending().ask, Ask::Over);
    let before = duel.state;
    assert!(duel.answers().is_empty() && duel.answer(Answer::EndTurn).is_err());
    assert_eq!(duel.state, before);
    let loaded = Duel::load(&duel.save(), rulebook()).expect("a duel that is over");
    assert_eq!(loaded.winner(), duel.winner());
}
