//! Whatever bytes are loaded, they make a battle that can be played on, or are refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tallgrass_battle::{Battle, RandomPlayer};
use tallgrass_pokedex::Generation;

fuzz_target!(|bytes: &[u8]| {
    let rules = tallgrass_battle_effects::rulebook(Generation::Gen9);
    let Ok(mut battle) = Battle::load(rules, bytes) else { return };
    assert!(battle.save() == bytes);
    battle.set_logging(true);
    let mut player = RandomPlayer::new(0);
    for _ in 0..20 {
        for side in battle.side_ids() {
            let _ = battle.request_json(side);
            if let Some(decision) = player.decide(&battle, side) {
                let _ = battle.decide(side, &decision);
            }
            let _ = battle.choose(side, "default");
        }
    }
});
