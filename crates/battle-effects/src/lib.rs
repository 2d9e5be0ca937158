//! What moves, abilities, items, conditions, species and rules do in battle: one file an effect, or a family of effects
//! that are alike.
//!
//! ```
//! let rules = tallgrass_battle_effects::rulebook(tallgrass_pokedex::Generation::Gen9);
//! assert_eq!(rules.dex.generation(), tallgrass_pokedex::Generation::Gen9);
//! ```

mod index;
pub mod shape;
#[allow(dead_code)] // Until the effects that use them are all written.
mod shared;

use std::sync::OnceLock;
use tallgrass_battle::Rulebook;
use tallgrass_battle::behaviour::Behaviour;
use tallgrass_battle::ids::EffectId;
use tallgrass_pokedex::Generation;

/// The rules of a generation with all effects of this crate, made on first use.
pub fn rulebook(generation: Generation) -> &'static Rulebook {
    static BOOKS: [OnceLock<Rulebook>; 9] = [const { OnceLock::new() }; 9];
    BOOKS[generation as usize - 1].get_or_init(|| {
        Rulebook::new(generation, behaviours()).with_rules(index::RULES).with_needed(shape::needed(generation))
    })
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
