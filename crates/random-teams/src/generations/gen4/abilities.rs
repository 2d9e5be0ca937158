//! Which ability a set has.

use tallgrass_pokedex::abilities::*;
use tallgrass_pokedex::{AbilityId, moves, species};

use crate::engine::{AbilityRules, Build, Count};

pub const RULES: AbilityRules = AbilityRules {
    given: &[
        (HYDRATION, |b| b.species.id == species::DEWGONG && b.knows(moves::RAIN_DANCE)),
        (THICK_FAT, |b| b.species.id == species::DEWGONG),
        (SKILL_LINK, |b| b.species.id == species::CLOYSTER && b.has(Count::SkillLink)),
    ],
    is_useless,
    of_weather: &[CHLOROPHYLL, LEAF_GUARD, SWIFT_SWIM],
};

/// Whether an ability is of no use with these moves and this team.
fn is_useless(b: &Build, ability: AbilityId) -> bool {
    match ability {
        CHLOROPHYLL | LEAF_GUARD => !b.team.sun,
        SWIFT_SWIM => !b.team.rain,
        ROCK_HEAD => !b.has(Count::Recoil),
        SKILL_LINK => !b.has(Count::SkillLink),
        _ => false,
    }
}
