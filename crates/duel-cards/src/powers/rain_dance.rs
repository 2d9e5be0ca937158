//! Rain Dance: Water Energy may be attached to Water Pokémon as often as you like.

use crate::shared::works_by_itself;
use tallgrass_duel::prelude::*;

/// Water Energy may be attached to Water Pokémon as often as you like.
pub static RAIN_DANCE: Effect = Effect {
    name: "Rain Dance",
    of: &[(id::BLASTOISE, place::FIRST)],
    on: &[on::initial_effect_1(works_by_itself)],
    at: &[at::free_energy(Color::Water)],
    ..Effect::NEW
};
