use tallgrass_pokedex::formats::FormatError;
use tallgrass_random::{Prng, SeedError};

/// Why there is no random team of a format and a seed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// There is no such format, or its rules are wrong.
    #[error(transparent)]
    Format(#[from] FormatError),
    /// The seed can't be read.
    #[error(transparent)]
    Seed(#[from] SeedError),
    /// The format has no generator here.
    #[error(transparent)]
    Unsupported(#[from] Unsupported),
    /// The generator stops with an error, as Showdown's does.
    #[error(transparent)]
    Teams(#[from] TeamsError),
}

/// Why a format has no generator here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsupported {
    /// Its generator isn't written.
    #[error("random teams of {format} (generator {generator}) are not implemented")]
    NotImplemented {
        /// Id of the format.
        format: String,
        /// Rule set and kind of team: `gen8 randomFactory`.
        generator: String,
    },
}

/// Why a team can't be made. The texts are Showdown's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TeamsError {
    /// A custom rule bans or allows something.
    #[error("Custom bans are not currently supported in {0}.")]
    CustomBans(String),
    /// A custom rule bans things together.
    #[error("Complex bans are not currently supported in {0}.")]
    ComplexBans(String),
    /// There are not enough Pokémon that go together.
    #[error("Could not build a random team for {format} (seed={seed})")]
    TooFew {
        /// Display name of the format.
        format: String,
        /// The seed it began with.
        seed: Prng,
    },
    /// A move was to be taken that isn't there.
    #[error("Index -1 out of bounds for given array")]
    NotThere,
    /// There was nothing to choose from.
    #[error("Cannot sample an empty array")]
    NothingToSample,
    /// Anything else that Showdown says.
    #[error("{0}")]
    Other(String),
}
