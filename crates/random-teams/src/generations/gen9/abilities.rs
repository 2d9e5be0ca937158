//! Which ability a set has.

use tallgrass_pokedex::abilities::*;
use tallgrass_pokedex::{AbilityId, Type, moves, species};

use crate::engine::{AbilityRules, Build, Count, Given};

pub const RULES: AbilityRules = AbilityRules { given: GIVEN, is_useless, of_weather: OF_WEATHER };

const GIVEN: &[Given] = &[
    // Of the Create-A-Pokémon project.
    (PERSISTENT, |b| b.species.id == species::FIDGIT && b.knows(moves::TAILWIND)),
    (FRISK, |b| b.species.id == species::FIDGIT),
    (PRANKSTER, |b| b.species.id == species::TOMOHAWK && b.knows(moves::HAZE)),
    (INTIMIDATE, |b| b.species.id == species::TOMOHAWK),
    // Of the others.
    (AFTERMATH, |b| b.species.id == species::DRIFBLIM && b.knows(moves::DEFOG)),
    (UNBURDEN, |b| b.species.id == species::DRIFBLIM),
    (FLASH_FIRE, |b| b.may_have(FLASH_FIRE) && b.book.dex.type_effectiveness(Type::Fire, b.tera) >= 1),
    (PRANKSTER, |b| matches!(b.species.id, species::THUNDURUS | species::TORNADUS) && !b.has(Count::Physical)),
    (TORRENT, |b| b.species.id == species::SWAMPERT && (b.count_type(Type::Water) > 0 || b.knows(moves::FLIP_TURN))),
    (SKILL_LINK, |b| b.species.id == species::TOUCANNON && b.has(Count::SkillLink)),
    (SLUSH_RUSH, |b| b.may_have(SLUSH_RUSH) && b.knows(moves::SNOWSCAPE)),
    (SWIFT_SWIM, |b| b.species.id == species::GOLDUCK && b.team.rain),
];

/// Abilities that want a weather.
pub const OF_WEATHER: &[AbilityId] =
    &[CHLOROPHYLL, HYDRATION, SAND_FORCE, SAND_RUSH, SLUSH_RUSH, SOLAR_POWER, SWIFT_SWIM];

/// Whether an ability is of no use with these moves and this team.
pub fn is_useless(b: &Build, ability: AbilityId) -> bool {
    match ability {
        CHLOROPHYLL | SOLAR_POWER => !b.team.sun,
        DEFIANT => b.species.id == species::THUNDURUS && b.has(Count::Status),
        HYDRATION | SWIFT_SWIM => !b.team.rain,
        IRON_FIST => !b.has(Count::IronFist),
        SKILL_LINK => !b.has(Count::SkillLink),
        OVERGROW => b.count_type(Type::Grass) == 0,
        PRANKSTER => !b.has(Count::Status),
        SAND_FORCE | SAND_RUSH => !b.team.sand,
        SLUSH_RUSH => !b.team.snow,
        SWARM => b.count_type(Type::Bug) == 0,
        TORRENT => b.count_type(Type::Water) == 0 && !b.knows(moves::FLIP_TURN),
        _ => false,
    }
}
