//! What an author gives a library.

use crate::behaviour::{Behaviour, RuleHooks};
use crate::ids::EffectId;
use tallgrass_pokedex::RuleSet;

/// What an author gives: effects, and what rules do outside of events.
#[derive(Clone)]
pub struct Pack {
    /// The effects. Variants of one effect are told apart by their [rule set](Behaviour::in_rules).
    pub behaviours: Vec<Behaviour>,
    /// What rules and formats do outside of events.
    pub rules: Vec<RuleHooks>,
    /// Effects that a rule set has and that this pack should do there, and doesn't yet. What of them can be in a team is
    /// refused by name; as long as there are others, the whole rule set is.
    pub left: fn(RuleSet) -> Vec<EffectId>,
}

impl Default for Pack {
    fn default() -> Pack {
        Pack { behaviours: Vec::new(), rules: Vec::new(), left: |_| Vec::new() }
    }
}
