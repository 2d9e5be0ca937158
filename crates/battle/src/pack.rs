//! What an author gives a library.

use crate::behaviour::{Behaviour, RuleHooks};
use crate::ids::EffectId;
use tallgrass_pokedex::{RuleId, RuleSet};

/// What an author gives: effects, and what rules do outside of events.
#[derive(Clone)]
pub struct Pack {
    /// The effects. Variants of one effect are told apart by their [rule set](Behaviour::in_rules).
    pub behaviours: Vec<Behaviour>,
    /// What rules and formats do outside of events.
    pub rules: Vec<RuleHooks>,
    /// What a rule set has that this pack should do there, and doesn't yet.
    pub left: fn(RuleSet) -> Left,
}

/// What of a rule set isn't done. Effects that a name in a team leads to are refused by that name; as long as there are
/// others, or rules, nothing is played by the rule set.
#[derive(Clone, Debug, Default)]
pub struct Left {
    /// The effects.
    pub effects: Vec<EffectId>,
    /// The rules.
    pub rules: Vec<RuleId>,
}

impl Default for Pack {
    fn default() -> Pack {
        Pack { behaviours: Vec::new(), rules: Vec::new(), left: |_| Left::default() }
    }
}
