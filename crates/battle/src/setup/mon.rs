//! What never changes about a Pokémon: its set.

use tallgrass_pokedex::{AbilityId, ItemId, MoveId, Nature, SpeciesId, Type};

/// What never changes about a Pokémon.
#[derive(Clone, Debug)]
pub struct MonSetup {
    /// Its name, at most 20 UTF-16 units.
    pub name: String,
    /// The species it is named after, if one has this name. As a rule that is its own.
    pub namesake: SpeciesId,
    /// Whether its name is that species' name to the letter.
    pub namesake_to_the_letter: bool,
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
    /// The nature's name; an id that names none, where its set has such.
    pub nature_name: String,
    /// The species that its ability and moves are from, where a format tells so (Inheritance).
    pub donor: SpeciesId,
    /// The species it is called after, where a rule asks for that (Fervent Impersonation).
    pub called_after: SpeciesId,
    /// The type it is called after, where a rule asks for that (Bonus Type Mod).
    pub named_type: Option<Type>,
    /// By how much its base stats are raised at most, where a rule says so (Tier Shift Mod).
    pub most_raised: u8,
    /// The attack in its item slot, whose properties its own attacks take over (Fortemons).
    pub forte: MoveId,
    /// Whether its set writes the ability as it is called, where a rule asks for that.
    pub ability_as_written: bool,
    /// Whether it may Terastallize where only some may (Draft Factory).
    pub tera_captain: bool,
    /// Its Tera Type.
    pub tera_type: Type,
}
