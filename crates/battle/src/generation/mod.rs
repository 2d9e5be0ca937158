//! What a generation does differently in the turn itself: one table each, only its differences.

use tallgrass_pokedex::Generation;

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

/// How a generation's turn goes.
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
}

const HIT_STEPS: [HitStep; 8] = [
    HitStep::Invulnerability,
    HitStep::TryHit,
    HitStep::TypeImmunity,
    HitStep::TryImmunity,
    HitStep::Accuracy,
    HitStep::BreakProtect,
    HitStep::StealBoosts,
    HitStep::HitLoop,
];

const GENERATION_9: Flow = Flow {
    generation: Generation::Gen9,
    hit_steps: HIT_STEPS,
    crit_odds: &[0, 24, 8, 2, 1],
    resort_queue: true,
    two_to_five: &[2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 5, 5, 5],
};

impl Flow {
    /// The table of a generation. Only the ninth is played so far; the others start from it.
    pub fn of(generation: Generation) -> &'static Flow {
        static FLOWS: [Flow; 9] = {
            let mut flows = [GENERATION_9; 9];
            let mut i = 0;
            while i < 9 {
                flows[i].generation = Generation::ALL[i];
                i += 1;
            }
            flows
        };
        &FLOWS[generation as usize - 1]
    }
}
