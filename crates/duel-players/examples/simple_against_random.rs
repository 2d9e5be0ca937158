//! How often the simple player beats the random one with the starter decks:
//! `cargo run --release -p tallgrass-duel-players --example simple_against_random -- [DUELS]`

use tallgrass_cards::find_deck;
use tallgrass_duel::{Deck, Seat, Setup};
use tallgrass_duel_cards::rulebook;
use tallgrass_duel_players::{Player, Random, Simple, play};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let duels: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1000);
    let starters = ["Charmander and Friends", "Squirtle and Friends", "Bulbasaur and Friends"];
    let decks: Vec<Deck> = starters.iter().filter_map(|name| Deck::listed(find_deck(name)?).ok()).collect();
    let (mut won, mut lost) = (0, 0);
    for number in 0..duels {
        let at = number as usize;
        let pair = [decks[at % 3], decks[at / 3 % 3]];
        let [a, b, c, ..] = number.wrapping_mul(0x9e37_79b9_7f4a_7c15).to_le_bytes();
        let mut duel = Setup::new(pair).prizes(6).seed([a, b, c]).begin(rulebook());
        let (mut simple, mut random) = (Simple::new(number), Random::new(number));
        let seat = if (at / 9).is_multiple_of(2) { Seat::Player } else { Seat::Opponent };
        let players: [&mut dyn Player; 2] =
            if seat == Seat::Player { [&mut simple, &mut random] } else { [&mut random, &mut simple] };
        match play(&mut duel, players)? {
            Some(winner) if winner == seat => won += 1,
            _ => lost += 1,
        }
    }
    println!("{duels} duels: simple won {won}, random {lost}: {:.1} %", 100.0 * won as f64 / duels as f64);
    Ok(())
}
