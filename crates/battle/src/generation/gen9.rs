//! Generation 9, from which the others differ.

use super::{Flow, HitStep};
use tallgrass_pokedex::Generation;

pub(super) const GEN9: Flow = Flow {
    generation: Generation::Gen9,
    hit_steps: [
        HitStep::Invulnerability,
        HitStep::TryHit,
        HitStep::TypeImmunity,
        HitStep::TryImmunity,
        HitStep::Accuracy,
        HitStep::BreakProtect,
        HitStep::StealBoosts,
        HitStep::HitLoop,
    ],
    crit_odds: &[0, 24, 8, 2, 1],
    resort_queue: true,
    two_to_five: &[2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 5, 5, 5],
    unbounded: false,
};
