//! Strikes Back: Whoever damages Machamp takes 10 damage.

use crate::shared::works_by_itself;
use tallgrass_duel::prelude::*;

/// Whoever damages Machamp takes 10 damage.
pub static STRIKES_BACK: Effect = Effect {
    name: "Strikes Back",
    of: &[(id::MACHAMP, place::FIRST)],
    on: &[on::initial_effect_1(works_by_itself)],
    at: &[at::strikes_back(10)],
    ..Effect::NEW
};
