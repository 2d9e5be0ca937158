//! Prehistoric Power: no more evolutions while Aerodactyl is in play.

use crate::shared::works_by_itself;
use tallgrass_duel::prelude::*;

/// No more evolutions while Aerodactyl is in play.
pub static PREHISTORIC_POWER: Effect = Effect {
    name: "Prehistoric Power",
    of: &[(id::AERODACTYL, place::FIRST)],
    on: &[on::initial_effect_1(works_by_itself)],
    at: &[at::stops_evolution()],
    ..Effect::NEW
};
