//! Transparency: on heads, an attack does nothing to Haunter.

use crate::shared::works_by_itself;
use tallgrass_duel::prelude::*;

/// On heads, an attack does nothing to Haunter.
pub static TRANSPARENCY: Effect = Effect {
    name: "Transparency",
    of: &[(id::HAUNTER_LV17, place::FIRST)],
    on: &[on::initial_effect_1(works_by_itself)],
    at: &[at::dodge()],
    ..Effect::NEW
};
