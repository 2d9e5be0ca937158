//! What a rule set does differently in the turn itself: one table each, only its differences.

mod gen1;
mod gen2;
mod gen3;
mod gen4;
mod gen5;
mod gen6;
mod gen7;
mod gen8;
mod gen9;

use crate::battle::Battle;
use tallgrass_pokedex::{Generation, RuleSet};

/// A step on the way from a move's use to its hits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HitStep {
    /// Semi-invulnerable targets.
    Invulnerability,
    /// `try_hit`: protection, absorbing abilities.
    TryHit,
    /// Immunity by type.
    TypeImmunity,
    /// Immunity to this very move.
    TryImmunity,
    /// Accuracy.
    Accuracy,
    /// Breaking protection.
    BreakProtect,
    /// Stealing stages.
    StealBoosts,
    /// The hits themselves.
    HitLoop,
}

/// How a turn goes by the rules of one set.
#[derive(Clone, Copy, Debug)]
pub struct Flow {
    /// Which generation.
    pub generation: Generation,
    /// The steps of a move, in order.
    pub hit_steps: [HitStep; 8],
    /// One in how many hits is critical, by stage; 0 is never.
    pub crit_odds: &'static [u32],
    /// Whether the queue is sorted anew by current speeds after every action.
    pub resort_queue: bool,
    /// Odds of the number of hits of a move that hits two to five times.
    pub two_to_five: &'static [u8],
    /// Numbers are kept unbounded, as in custom games.
    pub unbounded: bool,
}

impl Flow {
    /// The table of a rule set.
    pub fn of(rule_set: RuleSet) -> &'static Flow {
        static FLOWS: [Flow; 9] = [
            gen1::GEN1,
            gen2::GEN2,
            gen3::GEN3,
            gen4::GEN4,
            gen5::GEN5,
            gen6::GEN6,
            gen7::GEN7,
            gen8::GEN8,
            gen9::GEN9,
        ];
        &FLOWS[rule_set.generation() as usize - 1]
    }
}

/// What depends on the generation in one line asks for it in one of these ways, as listeners do.
impl Battle {
    /// The generation the battle is played in.
    #[inline(always)]
    pub fn generation(&self) -> Generation {
        self.flow().generation
    }

    /// Whether the battle is played in this generation or a later one.
    #[inline(always)]
    pub fn since(&self, generation: Generation) -> bool {
        self.generation() >= generation
    }

    /// Whether the battle is played in this generation or an earlier one.
    #[inline(always)]
    pub fn until(&self, generation: Generation) -> bool {
        self.generation() <= generation
    }

    /// Whether the battle is played in this very generation.
    #[inline(always)]
    pub fn only_in(&self, generation: Generation) -> bool {
        self.generation() == generation
    }

    /// How the turn goes: as the rule set has it, with what the format does otherwise.
    #[inline(always)]
    pub(crate) fn flow(&self) -> &Flow {
        &self.setup.flow
    }
}
