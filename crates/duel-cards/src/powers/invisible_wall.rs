//! Invisible Wall: an attack that would do 30 or more damage to Mr. Mime does none.

use crate::shared::works_by_itself;
use tallgrass_duel::prelude::*;

/// An attack that would do 30 or more damage to Mr. Mime does none.
pub static INVISIBLE_WALL: Effect = Effect {
    name: "Invisible Wall",
    of: &[(id::MR_MIME, place::FIRST)],
    on: &[on::initial_effect_1(works_by_itself)],
    at: &[at::damage(stop_strong_attacks)],
    ..Effect::NEW
};

fn stop_strong_attacks(_: &Duel, damage: i16) -> i16 {
    // Compared as unsigned: damage that reductions have brought below nothing counts as strong, and becomes nothing.
    if damage as u16 >= 30 { 0 } else { damage }
}
