//! Ids, names and numbers of species, moves, abilities, items, conditions, rules and formats in all nine generations.
//! Data only: what effects *do* is not here.
//!
//! The tables in `data/` are extracted from the npm package `pokemon-showdown` 0.11.11 by `cargo xtask data`. They are
//! compiled in, and read once per generation on first use, which takes about 6 ms.
//!
//! ```
//! use tallgrass_pokedex::{Dex, Generation, Type, moves};
//!
//! let dex = Dex::of(Generation::Gen9);
//! assert_eq!(dex.mv(moves::SURF).base_power, 90);
//! ```

mod codec;
mod dex;
mod entry;
mod error;
mod flags;
pub mod formats;
mod generation;
mod ids;
pub mod javascript;
mod json;
mod load;
mod lookup;
mod rule_set;
mod stats;
pub mod teams;
mod words;

pub use dex::{Dex, Known};
pub use entry::*;
pub use error::{UnknownName, short};
pub use flags::{AbilityFlags, MoveFlags};
pub use generation::Generation;
pub use ids::{
    AbilityId, ConditionId, FormatId, ItemId, MoveId, RuleId, SpeciesId, abilities, conditions, items, moves,
    rule_sets, rules, species, to_id,
};
pub use json::json_problem;
pub use rule_set::RuleSet;
pub use stats::{Boost, BoostList, Boosts, Nature, Stat};
pub use words::{Category, ConditionKind, GameType, Gender, MoveTarget, Nonstandard, Type, TypeImmunity};
