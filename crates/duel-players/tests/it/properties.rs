//! What holds in every duel, whoever plays it with whatever deck.

use tallgrass_cards::{CardId, cards, decks};
use tallgrass_duel::{
    Answer, Answers, Ask, Deck, Duel, Rules, Seat, Setup,
    view::{Seen, View},
};
use tallgrass_duel_cards::rulebook;
use tallgrass_duel_players::{MAX_ANSWERS, Player, Random, Stream};

/// A duel of two of the cartridge's decks, now and then of any sixty cards.
fn begin(number: u64) -> Duel {
    let mut stream = Stream::new(number);
    let mut deck = || match stream.below(4) {
        0 => loop {
            let any: Vec<CardId> = (0..60).map(|_| cards()[stream.below(cards().len())].id).collect();
            if let Ok(deck) = Deck::unrestricted(&any) {
                break deck;
            }
        },
        _ => Deck::listed(&decks()[stream.below(decks().len())]).expect("the cartridge's decks can be played"),
    };
    let decks = [deck(), deck()];
    let rules = if stream.below(3) == 0 { Rules::CORRECTED } else { Rules::CARTRIDGE };
    let [a, b, c, ..] = stream.next().to_le_bytes();
    Setup::new(decks).prizes(1 + stream.below(6) as u8).seed([a, b, c]).rules(rules).begin(rulebook())
}

/// Plays a random duel and looks at it before every answer.
fn visit(number: u64, mut look: impl FnMut(&mut Duel, &Answers)) -> Duel {
    let (mut duel, mut player, mut answers) = (begin(number), Random::new(number), Answers::new());
    for _ in 0..MAX_ANSWERS {
        if duel.is_over() {
            return duel;
        }
        duel.fill_answers(&mut answers);
        look(&mut duel, &answers);
        let answer = player.choose(&duel.seen_by(duel.pending().who), &answers);
        duel.answer(answer).unwrap_or_else(|refusal| panic!("duel {number}, {answer:?}: {refusal}"));
    }
    panic!("duel {number} has no end");
}

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

#[test]
fn the_same_seed_and_answers_give_the_same_duel() {
    for number in 0..50 {
        assert!(visit(number, |_, _| {}).state == visit(number, |_, _| {}).state, "duel {number}");
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
                if !answers.contains(&answer) {
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

/// Everything a view shows.
fn shown(view: &View<'_>) -> String {
    let side = |seat| {
        let side = view.side(seat);
        let hand: Option<Vec<Seen>> = side.hand().map(Iterator::collect);
        let play: Vec<_> =
            side.pokemon().map(|pokemon| (pokemon, side.cards_of(pokemon.slot).collect::<Vec<_>>())).collect();
        let counts =
            [side.hand_count(), side.deck_count(), side.prizes(), side.status(), side.protection(), side.hindrance()];
        let discarded: Vec<Seen> = side.discard_pile().collect();
        format!("{hand:?} {play:?} {counts:?} {discarded:?}")
    };
    let table = (view.turn(), view.turns(), view.energy_played(), view.winner(), view.decides(), view.pending());
    let choices: Vec<Seen> = view.choices().collect();
    format!("{table:?} {choices:?} {:?} {} {}", view.answers().as_slice(), side(Seat::Player), side(Seat::Opponent))
}

#[test]
fn a_view_shows_nothing_that_is_hidden() {
    for number in 0..40 {
        let mut stream = Stream::new(number);
        visit(number, |duel, _| {
            for who in Seat::BOTH {
                let view = duel.seen_by(who);
                // Whatever is hidden is something else in a duel that is imagined: the view must be the same.
                let imagined = view.imagine([9, 9, 9], |limit| stream.below(limit));
                assert_eq!(shown(&imagined.seen_by(who)), shown(&view), "duel {number}");
                if duel.pending().who != who {
                    assert!(view.pending().is_none() && view.answers().is_empty() && view.choices().next().is_none());
                }
            }
        });
    }
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
