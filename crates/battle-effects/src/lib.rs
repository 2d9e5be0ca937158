//! What moves, abilities, items, conditions, species and rules do in battle: one file an effect, or a family of effects
//! that are alike.
//!
//! ```
//! use tallgrass_pokedex::rule_sets;
//!
//! let rules = tallgrass_battle_effects::library().rulebook(rule_sets::GEN9);
//! assert!(rules.is_played());
//! ```

mod index;
pub mod left;
pub mod shape;
#[allow(dead_code)] // Until the effects that use them are all written.
mod shared;
#[cfg(test)]
mod testing;

use std::sync::OnceLock;
use tallgrass_battle::behaviour::Behaviour;
use tallgrass_battle::ids::EffectId;
use tallgrass_battle::{Library, Pack, Rulebook};
use tallgrass_pokedex::RuleSet;

/// All effects of this crate, for all rule sets.
pub fn library() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        Library::new(Pack { behaviours: behaviours().copied().collect(), rules: index::RULES.to_vec(), left: left::of })
    })
}

/// A rule set's rules with all effects of this crate, made on first use.
pub fn rulebook(rule_set: impl Into<RuleSet>) -> &'static Rulebook {
    library().rulebook(rule_set)
}

/// All effects of this crate, in no particular order.
pub fn behaviours() -> impl Iterator<Item = &'static Behaviour> {
    index::SOURCES.iter().flat_map(Source::behaviours)
}

/// A file with an effect, or with a family of effects that are alike.
pub struct Source {
    /// Where it is in the repository.
    pub path: &'static str,
    /// What its effects do, in a sentence or two.
    pub about: &'static str,
    effects: &'static [&'static [Behaviour]],
}

impl Source {
    /// The file an effect is written in, if it is written.
    pub fn of(effect: EffectId) -> Option<&'static Source> {
        index::SOURCES.iter().find(|source| source.behaviours().any(|behaviour| behaviour.effect == effect))
    }

    /// The effects in it.
    pub fn behaviours(&self) -> impl Iterator<Item = &'static Behaviour> + use<> {
        self.effects.iter().copied().flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::index::RULES;
    use std::collections::BTreeSet;
    use tallgrass_battle::state::{BATTLE_NOTES, MON_NOTES};

    #[test]
    fn no_rule_is_written_twice() {
        let mut seen = BTreeSet::new();
        for hooks in RULES {
            assert!(seen.insert((hooks.rule, hooks.format, hooks.rule_set)), "{} {}", hooks.rule, hooks.format);
        }
    }

    #[test]
    fn all_rules_together_remember_no_more_than_a_battle_holds() {
        let mon: usize = RULES.iter().map(|hooks| hooks.mon_notes as usize).sum();
        let battle: usize = RULES.iter().map(|hooks| hooks.battle_notes as usize).sum();
        assert!(mon <= MON_NOTES && battle <= BATTLE_NOTES, "{mon} bytes of each Pokémon, {battle} of the battle");
    }
}
