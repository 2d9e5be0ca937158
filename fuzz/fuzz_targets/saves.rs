//! Whatever bytes are loaded, they are refused or make the battle that was saved; and neither reading them nor playing on is a
//! defect, even with the right checksum.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tallgrass_battle::{Battle, RandomPlayer};

/// The bytes with the checksum they should have.
fn resealed(bytes: &[u8]) -> Vec<u8> {
    let mut bytes = bytes[..bytes.len().saturating_sub(8)].to_vec();
    let step = |hash: u64, byte: &u8| (hash ^ *byte as u64).wrapping_mul(0x0000_0100_0000_01b3);
    let checksum = bytes.iter().chain([&0]).fold(0xcbf2_9ce4_8422_2325, step);
    bytes.extend(checksum.to_le_bytes());
    bytes
}

fuzz_target!(|bytes: &[u8]| {
    let library = tallgrass_battle_effects::library();
    if let Ok(battle) = Battle::load(library, bytes) {
        assert!(battle.save() == bytes);
    }
    // A forged save may name its format in other words; what it loads as is a battle like any other.
    if let Ok(mut battle) = Battle::load(library, &resealed(bytes)) {
        let saved = battle.save();
        let again = Battle::load(library, &saved).expect("what was saved can be loaded");
        assert!(again.save() == saved);
        let mut player = RandomPlayer::new(1);
        for _ in 0..40 {
            let Some(side) = battle.side_ids().find(|&side| !battle.is_choice_done(side)) else { return };
            let Some(decision) = player.decide(&battle, side) else { return };
            if battle.decide(side, &decision).is_err() || battle.fault().is_some() {
                return;
            }
        }
    }
});
