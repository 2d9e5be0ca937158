//! Toxic Gas: no other Pokémon Power works while Muk is in play.

use crate::shared::works_by_itself;
use tallgrass_duel::prelude::*;

/// No other Pokémon Power works while Muk is in play.
pub static TOXIC_GAS: Effect = Effect {
    name: "Toxic Gas",
    of: &[(id::MUK, place::FIRST)],
    on: &[on::initial_effect_1(works_by_itself)],
    at: &[at::stops_powers()],
    ..Effect::NEW
};
