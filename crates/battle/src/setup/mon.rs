//! What never changes about a Pokémon: its set.

use crate::state::MON_NOTES;
use tallgrass_pokedex::{AbilityId, ItemId, MoveId, Nature, SpeciesId, Type};

/// What never changes about a Pokémon.
#[derive(Clone, Debug)]
pub struct MonSetup {
    /// Its name, at most 20 UTF-16 units.
    pub name: String,
    /// Whether it is shiny.
    pub shiny: bool,
    /// The ball it is in, as its id.
    pub pokeball: String,
    /// The species of its set.
    pub species: SpeciesId,
    /// The ability of its set.
    pub ability: AbilityId,
    /// The item of its set.
    pub item: ItemId,
    /// The moves of its set.
    pub moves: Vec<MoveId>,
    /// Its level.
    pub level: u16,
    /// Effort values: hp, atk, def, spa, spd, spe, 0–255.
    pub evs: [u8; 6],
    /// Individual values in the same order, 0–31.
    pub ivs: [u8; 6],
    /// Its nature.
    pub nature: Nature,
    /// Its Tera Type.
    pub tera_type: Type,
    /// What rules have read in its set.
    pub(crate) notes: [u8; MON_NOTES],
}
