//! What items of several generations are given for.

use tallgrass_pokedex::items::{AGUAV_BERRY, FIGY_BERRY, IAPAPA_BERRY, MAGO_BERRY, WIKI_BERRY};
use tallgrass_pokedex::{ItemId, SpeciesId, Type, abilities};

use super::{Build, Count};

/// Berries that Gluttony eats at half HP.
pub const GLUTTONS_BERRIES: &[ItemId] = &[AGUAV_BERRY, FIGY_BERRY, IAPAPA_BERRY, MAGO_BERRY, WIKI_BERRY];

pub fn is(b: &Build, species: SpeciesId) -> bool {
    b.species.id == species
}

pub fn is_more_physical(b: &Build) -> bool {
    b.count(Count::Physical) > b.count(Count::Special)
}

/// HP and Defense.
pub fn physical_bulk(b: &Build) -> u16 {
    b.species.base_stats[0] + b.species.base_stats[2]
}

/// HP, Defense and Special Defense.
pub fn bulk(b: &Build) -> u16 {
    physical_bulk(b) + b.species.base_stats[4]
}

/// Whether it hurts whoever touches it, or can take it to be touched; of those, half do. `if_regenerating`: Regenerator is enough
/// to take it.
pub fn wants_rocky_helmet(b: &mut Build, if_regenerating: bool) -> bool {
    if b.ability == abilities::ROUGH_SKIN {
        return true;
    }
    let takes_it = if b.ability == abilities::REGENERATOR {
        if_regenerating && physical_bulk(b) >= 180
    } else {
        !b.has(Count::Setup) && b.has(Count::Recovery) && b.weakness(Type::Fighting) < 1 && physical_bulk(b) > 200
    };
    takes_it && b.draws.chance(1, 2)
}
