//! A species or forme as a battle has it.

use crate::answer::Types;
use tallgrass_pokedex::{Dex, SpeciesId};

/// A species or forme as a battle has it: rules of the format may have changed what the dex says of it, for one Pokémon or
/// for all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct Forme {
    /// Which one.
    pub species: SpeciesId,
    /// The species whose abilities it can have.
    pub abilities_of: SpeciesId,
    /// Base HP, Atk, Def, SpA, SpD, Spe.
    pub base_stats: [u8; 6],
    /// Its types.
    pub types: Types,
    /// Whether it can still evolve.
    pub nfe: bool,
}

impl Forme {
    /// None at all.
    pub(crate) const NONE: Forme = Forme {
        species: SpeciesId::NONE,
        abilities_of: SpeciesId::NONE,
        base_stats: [0; 6],
        types: Types::EMPTY,
        nfe: false,
    };

    /// As the dex has it.
    pub fn of(dex: &Dex, species: SpeciesId) -> Forme {
        let data = dex.species(species);
        Forme {
            species,
            abilities_of: species,
            // None is above 255.
            base_stats: data.base_stats.map(|stat| stat as u8),
            types: Types::from(data.types),
            nfe: data.nfe,
        }
    }

    /// All its base stats together.
    pub fn base_stat_total(&self) -> u32 {
        self.base_stats.iter().map(|&stat| u32::from(stat)).sum()
    }

    /// Whether its ids and types are in range, which bytes from elsewhere may not be.
    pub(crate) fn is_sound(&self) -> bool {
        self.species.is_some() && self.abilities_of.is_some() && self.types.is_sound()
    }
}
