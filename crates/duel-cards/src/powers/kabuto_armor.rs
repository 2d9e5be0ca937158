//! Kabuto Armor: attacks do half their damage to Kabuto, rounded down to the nearest 10.

use crate::shared::works_by_itself;
use tallgrass_duel::prelude::*;

/// Attacks do half their damage to Kabuto, rounded down to the nearest 10.
pub static KABUTO_ARMOR: Effect = Effect {
    name: "Kabuto Armor",
    of: &[(id::KABUTO, place::FIRST)],
    on: &[on::initial_effect_1(works_by_itself)],
    at: &[at::damage(halve)],
    ..Effect::NEW
};

fn halve(duel: &Duel, damage: i16) -> i16 {
    duel.halved(damage)
}
