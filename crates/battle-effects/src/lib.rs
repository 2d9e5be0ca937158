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
    index::ALL.iter().copied().flatten()
}

/// The examples of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
