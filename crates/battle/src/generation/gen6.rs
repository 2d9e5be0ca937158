//! Generation 6: who is immune by type isn't protected by anything else, and critical hits are more likely.

use super::gen7::GEN7;
use super::{Flow, HitStep};
use tallgrass_pokedex::Generation;

pub(super) const GEN6: Flow = Flow {
    generation: Generation::Gen6,
    hit_steps: [
        HitStep::Invulnerability,
        HitStep::TypeImmunity,
        HitStep::TryHit,
        HitStep::TryImmunity,
        HitStep::Accuracy,
        HitStep::BreakProtect,
        HitStep::StealBoosts,
        HitStep::HitLoop,
    ],
    crit_odds: &[0, 16, 8, 2, 1],
    ..GEN7
};
