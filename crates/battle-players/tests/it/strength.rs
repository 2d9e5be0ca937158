//! How well the players play where nothing is hidden from them.

use super::table::{Truth, won};
use tallgrass_battle_players::{Damage, Heuristic, Random};

#[test]
fn damage_beats_chance() {
    let truth = Truth::default();
    let won = won(
        40,
        |battle, players| truth.play(battle, players),
        |seed| Box::new(Damage::new(&truth, seed)),
        |seed| Box::new(Random::new(seed)),
    );
    assert!(won >= 34.0, "won {won} of 40");
}

#[test]
fn a_look_ahead_beats_damage() {
    let truth = Truth::default();
    let won = won(
        20,
        |battle, players| truth.play(battle, players),
        |seed| Box::new(Heuristic::new(&truth, seed)),
        |seed| Box::new(Damage::new(&truth, seed)),
    );
    assert!(won >= 12.0, "won {won} of 20");
}
