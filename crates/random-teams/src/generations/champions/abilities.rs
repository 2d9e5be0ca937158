//! Which ability a set has.

use tallgrass_pokedex::abilities::*;
use tallgrass_pokedex::{AbilityId, Type, moves, species};

use crate::engine::{AbilityRules, Build, Count, Given};

pub const RULES: AbilityRules = AbilityRules { given: GIVEN, is_useless, of_weather: OF_WEATHER };

const GIVEN: &[Given] = &[
    (SKILL_LINK, |b| b.species.id == species::TOUCANNON && b.has(Count::SkillLink)),
    (SHEER_FORCE, |b| b.species.id == species::TOUCANNON && b.has(Count::SheerForce)),
    (SLUSH_RUSH, |b| b.set.abilities.contains(&SLUSH_RUSH) && b.knows(moves::SNOWSCAPE)),
];

/// Abilities that want a weather.
const OF_WEATHER: &[AbilityId] = &[CHLOROPHYLL, SAND_RUSH, SLUSH_RUSH, SOLAR_POWER, SWIFT_SWIM];

fn is_useless(b: &Build, ability: AbilityId) -> bool {
    match ability {
        CHLOROPHYLL | SOLAR_POWER => !b.team.sun,
        HYDRATION | SWIFT_SWIM => !b.team.rain,
        OVERGROW => b.count_type(Type::Grass) == 0,
        SAND_FORCE | SAND_RUSH => !b.team.sand,
        SLUSH_RUSH => !b.team.snow,
        SHEER_FORCE => !b.has(Count::SheerForce),
        SKILL_LINK => !b.has(Count::SkillLink),
        _ => false,
    }
}
