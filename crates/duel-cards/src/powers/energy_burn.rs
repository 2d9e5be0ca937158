//! Energy Burn: All Energy attached to the Active Charizard can count as Fire Energy.

use crate::shared::works_by_itself;
use tallgrass_duel::prelude::*;

/// All Energy attached to the Active Charizard can count as Fire Energy.
pub static ENERGY_BURN: Effect = Effect {
    name: "Energy Burn",
    of: &[(id::CHARIZARD, place::FIRST)],
    on: &[on::initial_effect_1(works_by_itself)],
    at: &[at::energy_counts_as(Color::Fire)],
    ..Effect::NEW
};
