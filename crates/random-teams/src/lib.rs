//! Random teams: of the same seed the same team that Pokémon Showdown makes, to the last letter.
//!
//! [`random_team`] makes one; a [`Generator`] makes all teams of a battle, one after the other, and remembers what Showdown's
//! remembers.
//!
//! ```
//! use tallgrass_pokedex::formats;
//! use tallgrass_random_teams::Generator;
//!
//! let format = formats::resolve("gen9randombattle")?;
//! let mut generator = Generator::new(&format, "gen5,f9171be4b92598f6".parse()?)?;
//! assert!(generator.packed_team()?.starts_with("Girafarig||Eviolite|SapSipper|thunderbolt,psyshock"));
//! generator.set_seed("gen5,155a0dd2c7135f0d".parse()?);
//! assert!(generator.packed_team()?.starts_with("Iron Bundle||ChoiceSpecs|QuarkDrive"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | module | what it is |
//! | --- | --- |
//! | `generations` | a folder for each of Showdown's generators: which teams, which moves, ability and item |
//! | `registry` | which of them a format has |
//! | `engine` | what they are made of: the stock they draw from, a team and a Pokémon under way, counts, clashes, rules, limits |
//! | `data` | the sets and lists they draw from |

mod data;
mod engine;
mod error;
mod generations;
mod generator;
mod member;
mod registry;
mod settings;
mod written;

pub use error::{Error, TeamsError, Unsupported};
pub use generator::{Generator, random_team};
pub use member::{MadeUp, Member};
