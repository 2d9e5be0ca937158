//! What a battle and its players are made from, and why that can fail.

use std::sync::Arc;
use tallgrass_pokedex::formats::ResolvedFormat;
use tallgrass_pokedex::teams::PokemonSet;

/// Why a battle can't be made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The seed can't be read.
    #[error(transparent)]
    Seed(#[from] crate::random::SeedError),
    /// A name that isn't known.
    #[error("{place}: {unknown}")]
    Name {
        /// Whose set, as `p1's Pokémon 2 (Bulbasaur)`.
        place: String,
        /// The name, and the nearest that exists.
        unknown: tallgrass_pokedex::UnknownName,
    },
    /// An effect that exists in Showdown and isn't written here yet.
    #[error("{place}: {kind} \"{name}\" is not implemented yet")]
    NotWritten {
        /// Whose set.
        place: String,
        /// Move, ability, item…
        kind: &'static str,
        /// Its name.
        name: String,
    },
    /// A team or set beyond what a battle can hold.
    #[error("{place}: {what}")]
    Limit {
        /// Which player or set.
        place: String,
        /// What is too much, and how much would fit.
        what: String,
    },
    /// A random team can't be made of a seed. The texts are Showdown's.
    #[error(transparent)]
    Teams(#[from] tallgrass_random_teams::TeamsError),
    /// The format's random teams aren't made here.
    #[error(transparent)]
    NoTeams(#[from] tallgrass_random_teams::Unsupported),
    /// A player that can't be added.
    #[error("{0}")]
    Player(String),
    /// A format that isn't played here yet.
    #[error("format \"{name}\" is not implemented yet: {what}")]
    Format {
        /// Its display name.
        name: String,
        /// What of it isn't played, or what would be.
        what: String,
    },
}

/// What a battle is made with, besides players.
#[derive(Clone, Debug)]
pub struct BattleOptions {
    /// The format, with its rules.
    pub format: Arc<ResolvedFormat>,
    /// The seed, as Showdown writes them.
    pub seed: String,
    /// Debug mode, which `force_random_chance` needs.
    pub debug: bool,
    /// Every chance comes out this way.
    pub force_random_chance: Option<bool>,
    /// Rated battles say so: the message, or an empty one.
    pub rated: Option<String>,
    /// Whether a log is written.
    pub log: bool,
}

/// A player to be.
#[derive(Clone, Debug, Default)]
pub struct PlayerOptions {
    /// The player's name.
    pub name: String,
    /// The player's avatar.
    pub avatar: String,
    /// The player's rating, as text.
    pub rating: String,
    /// The team. If it is empty and there is a seed, the format makes one of that.
    pub team: Vec<PokemonSet>,
    /// The seed of a random team, as Showdown writes them.
    pub seed: Option<String>,
}
