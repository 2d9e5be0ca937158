//! Whatever bytes are loaded, they make a battle that can be played on, or are refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tallgrass_battle::Battle;
use tallgrass_pokedex::Generation;

fuzz_target!(|bytes: &[u8]| {
    let rules = tallgrass_battle_effects::rulebook(Generation::Gen9);
    if let Ok(mut battle) = Battle::load(rules, bytes) {
        for side in battle.side_ids() {
            let _ = battle.choose(side, "default");
        }
    }
});
