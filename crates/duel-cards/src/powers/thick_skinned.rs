//! Thick Skinned: Snorlax can't become asleep, confused, paralysed or poisoned.

use crate::shared::works_by_itself;
use tallgrass_duel::prelude::*;

/// Snorlax can't become asleep, confused, paralysed or poisoned.
pub static THICK_SKINNED: Effect = Effect {
    name: "Thick Skinned",
    of: &[(id::SNORLAX, place::FIRST)],
    on: &[on::initial_effect_1(works_by_itself)],
    at: &[at::keeps_conditions_off()],
    ..Effect::NEW
};
