//! Which ability a set has.

use tallgrass_pokedex::abilities::*;
use tallgrass_pokedex::{AbilityId, Type, species};

use crate::engine::{AbilityRules, Build, Count, Given};

pub const RULES: AbilityRules = AbilityRules { given: GIVEN, is_useless, of_weather: OF_WEATHER };

const GIVEN: &[Given] = &[
    (ROCK_HEAD, |b| b.species.id == species::MAROWAK && b.has(Count::Recoil)),
    (SHEER_FORCE, |b| b.species.id == species::KINGLER && b.has(Count::SheerForce)),
    (SWIFT_SWIM, |b| b.species.id == species::GOLDUCK && b.team.rain),
];

/// Abilities that want a weather.
const OF_WEATHER: &[AbilityId] = &[CHLOROPHYLL, HYDRATION, LEAF_GUARD, SAND_FORCE, SAND_RUSH, SOLAR_POWER, SWIFT_SWIM];

/// Whether an ability is of no use with these moves and this team.
fn is_useless(b: &Build, ability: AbilityId) -> bool {
    match ability {
        CHLOROPHYLL | LEAF_GUARD | SOLAR_POWER => !b.team.sun,
        HYDRATION | SWIFT_SWIM => !b.team.rain,
        IRON_FIST => !b.has(Count::IronFist),
        SHEER_FORCE => !b.has(Count::SheerForce),
        OVERGROW => b.count_type(Type::Grass) == 0,
        ROCK_HEAD => !b.has(Count::Recoil),
        SAND_FORCE | SAND_RUSH => !b.team.sand,
        _ => false,
    }
}
