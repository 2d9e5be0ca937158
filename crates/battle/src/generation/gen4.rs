//! Generation 4: a move misses before its target's immunities are looked at, and hits less often in a row.

use super::gen5::GEN5;
use super::{Flow, HitStep};
use tallgrass_pokedex::Generation;

pub(super) const GEN4: Flow = Flow {
    generation: Generation::Gen4,
    hit_steps: [
        HitStep::Invulnerability,
        HitStep::TypeImmunity,
        HitStep::Accuracy,
        HitStep::TryImmunity,
        HitStep::TryHit,
        HitStep::BreakProtect,
        HitStep::StealBoosts,
        HitStep::HitLoop,
    ],
    two_to_five: &[2, 2, 2, 3, 3, 3, 4, 5],
    ..GEN5
};
