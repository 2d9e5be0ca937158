//! Retreat Aid: While Dodrio is on the Bench, retreating costs one Energy less.

use crate::shared::works_by_itself;
use tallgrass_duel::prelude::*;

/// While Dodrio is on the Bench, retreating costs one Energy less.
pub static RETREAT_AID: Effect = Effect {
    name: "Retreat Aid",
    of: &[(id::DODRIO, place::FIRST)],
    on: &[on::initial_effect_1(works_by_itself)],
    at: &[at::cheaper_retreat()],
    ..Effect::NEW
};
