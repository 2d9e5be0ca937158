//! How well the computer players play.

use tallgrass_cards::find_deck;
use tallgrass_duel::{Deck, Seat, Setup};
use tallgrass_duel_cards::rulebook;
use tallgrass_duel_players::{Player, Random, Simple, play};

/// How many duels are played; a multiple of 36, in which each player plays every pair of decks, either deck, from either
/// seat.
const DUELS: usize = 504;

/// How many duels the first player wins, who plays against the other.
fn wins(duels: usize, players: [fn(u64) -> Box<dyn Player>; 2]) -> usize {
    let starters = ["Charmander and Friends", "Squirtle and Friends", "Bulbasaur and Friends"];
    let decks = starters.map(|name| Deck::listed(find_deck(name).expect(name)).expect(name));
    let mut won = 0;
    for number in 0..duels {
        let (seat_swapped, decks_swapped, pair) = (number % 2 == 1, number / 2 % 2 == 1, number / 4 % 9);
        let mut pair = [decks[pair % 3], decks[pair / 3]];
        if decks_swapped {
            pair.reverse();
        }
        // All four of a pair of decks are dealt from the same seed.
        let [low, high, ..] = (number / 4).to_le_bytes();
        let mut duel = Setup::new(pair).seed([low, high, 3]).begin(rulebook());
        let [mut first, mut other] = players.map(|player| player(number as u64));
        let (seat, players): (_, [&mut dyn Player; 2]) = match seat_swapped {
            false => (Seat::Player, [&mut *first, &mut *other]),
            true => (Seat::Opponent, [&mut *other, &mut *first]),
        };
        won += (play(&mut duel, players).expect("an end") == Some(seat)) as usize;
    }
    won
}

#[test]
fn the_simple_player_beats_the_random_one_with_the_starter_decks() {
    let won = wins(DUELS, [|seed| Box::new(Simple::new(seed)), |seed| Box::new(Random::new(seed))]);
    assert!(won >= DUELS * 95 / 100, "won {won} of {DUELS}");
}

#[test]
fn it_beats_one_that_looks_one_answer_ahead() {
    let won = wins(DUELS, [|seed| Box::new(Simple::new(seed)), |seed| Box::new(Simple::one_answer_ahead(!seed))]);
    assert!(won >= DUELS * 55 / 100, "won {won} of {DUELS}");
}

#[test]
fn two_simple_players_play_any_deck_to_its_end() {
    for (number, list) in tallgrass_cards::decks().iter().enumerate() {
        let deck = Deck::listed(list).expect(list.name);
        let other = Deck::listed(&tallgrass_cards::decks()[(number + 7) % 55]).expect("a deck");
        let mut duel = Setup::new([deck, other]).prizes(2).seed([number as u8, 1, 2]).begin(rulebook());
        let ended = play(&mut duel, [&mut Simple::new(1), &mut Simple::new(2)]);
        assert!(matches!(ended, Ok(Some(_))), "{}: {ended:?}", list.name);
    }
}
