//! How well the computer players play.

use tallgrass_cards::find_deck;
use tallgrass_duel::{Deck, Seat, Setup};
use tallgrass_duel_cards::rulebook;
use tallgrass_duel_players::{Player, Random, Simple, play};

#[test]
fn the_simple_player_beats_the_random_one_with_the_starter_decks() {
    let starters = ["Charmander and Friends", "Squirtle and Friends", "Bulbasaur and Friends"];
    let decks = starters.map(|name| Deck::listed(find_deck(name).expect(name)).expect(name));
    let mut won = 0;
    for number in 0..180u64 {
        let at = number as usize;
        let setup = Setup::new([decks[at % 3], decks[at / 3 % 3]]).seed([number as u8, 87, 3]);
        let mut duel = setup.begin(rulebook());
        let (mut simple, mut random) = (Simple::new(number), Random::new(number));
        let (seat, players): (_, [&mut dyn Player; 2]) = match at / 9 % 2 {
            0 => (Seat::Player, [&mut simple, &mut random]),
            _ => (Seat::Opponent, [&mut random, &mut simple]),
        };
        won += (play(&mut duel, players).expect("an end") == Some(seat)) as u32;
    }
    assert!(won >= 180 * 8 / 10, "won {won} of 180");
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
