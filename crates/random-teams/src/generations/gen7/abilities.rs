//! Which ability a set has.

use tallgrass_pokedex::abilities::*;
use tallgrass_pokedex::{AbilityId, Type, species};

use crate::engine::{AbilityRules, Build, Count, Given};

pub const RULES: AbilityRules = AbilityRules { given: GIVEN, is_useless, of_weather: OF_WEATHER };

const GIVEN: &[Given] = &[
    (IRON_FIST, |b| b.species.id == species::PANGORO && b.has(Count::IronFist)),
    (PRANKSTER, |b| b.species.id == species::TORNADUS && b.has(Count::Status)),
    (ROCK_HEAD, |b| b.species.id == species::MAROWAK && b.has(Count::Recoil)),
    (SKILL_LINK, |b| b.species.id == species::TOUCANNON && b.has(Count::SkillLink)),
    (SWIFT_SWIM, |b| b.species.id == species::GOLDUCK && b.team.rain),
    (TECHNICIAN, |b| b.species.id == species::ROSERADE && b.has(Count::Technician)),
];

/// Abilities that want a weather.
pub const OF_WEATHER: &[AbilityId] =
    &[CHLOROPHYLL, HYDRATION, SAND_FORCE, SAND_RUSH, SLUSH_RUSH, SOLAR_POWER, SWIFT_SWIM];

fn is_useless(b: &Build, ability: AbilityId) -> bool {
    match ability {
        SKILL_LINK => !b.has(Count::SkillLink),
        SLUSH_RUSH => !b.team.snow,
        _ => is_useless_before_too(b, ability),
    }
}

/// Whether an ability is of no use, in generation 6 as in 7.
pub fn is_useless_before_too(b: &Build, ability: AbilityId) -> bool {
    match ability {
        CHLOROPHYLL | SOLAR_POWER => !b.team.sun,
        HYDRATION | SWIFT_SWIM => !b.team.rain,
        IRON_FIST => !b.has(Count::IronFist),
        TECHNICIAN => !b.has(Count::Technician),
        OVERGROW => b.count_type(Type::Grass) == 0,
        PRANKSTER => !b.has(Count::Status),
        ROCK_HEAD => !b.has(Count::Recoil),
        SAND_FORCE | SAND_RUSH => !b.team.sand,
        SWARM => b.count_type(Type::Bug) == 0,
        _ => false,
    }
}
