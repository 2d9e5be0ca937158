//! Which ability a set has.

use tallgrass_pokedex::abilities::*;
use tallgrass_pokedex::{AbilityId, Type, moves, species};

use crate::engine::{AbilityRules, Build, Count, Given};

pub const RULES: AbilityRules = AbilityRules { given: GIVEN, is_useless, of_weather: &[] };

const GIVEN: &[Given] = &[
    (OVERGROW, |b| b.species.base_species == species::VENUSAUR && b.count_type(Type::Grass) > 0),
    (CHLOROPHYLL, |b| b.species.base_species == species::VENUSAUR),
    (PRANKSTER, |b| {
        matches!(b.species.id, species::TORNADUS | species::THUNDURUS)
            && (b.has(Count::Status) || !b.has(Count::Physical))
    }),
    (ROCK_HEAD, |b| b.species.id == species::MAROWAK && b.has(Count::Recoil)),
    (MAGIC_GUARD, |b| b.species.id == species::CLEFABLE && b.knows(moves::TELEPORT)),
];

fn is_useless(b: &Build, ability: AbilityId) -> bool {
    match ability {
        PRANKSTER => !b.has(Count::Status),
        ROCK_HEAD => !b.has(Count::Recoil),
        SWARM => b.count_type(Type::Bug) == 0,
        _ => false,
    }
}
