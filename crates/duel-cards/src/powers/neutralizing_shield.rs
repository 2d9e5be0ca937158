//! Neutralizing Shield: attacks of evolved Pokémon do nothing to Mew.

use crate::shared::works_by_itself;
use tallgrass_duel::prelude::*;

/// Attacks of evolved Pokémon do nothing to Mew.
pub static NEUTRALIZING_SHIELD: Effect = Effect {
    name: "Neutralizing Shield",
    of: &[(id::MEW_LV8, place::FIRST)],
    on: &[on::initial_effect_1(works_by_itself)],
    at: &[at::shield(attacker_has_evolved)],
    ..Effect::NEW
};

fn attacker_has_evolved(duel: &Duel) -> bool {
    !Duel::is_basic(duel.state.work.attacker)
}
