//! Which ability a set has.

use tallgrass_pokedex::abilities::*;
use tallgrass_pokedex::{AbilityId, species};

use super::super::gen7::abilities::{OF_WEATHER, is_useless_before_too};
use crate::engine::{AbilityRules, Build, Count, Given};

pub const RULES: AbilityRules = AbilityRules { given: GIVEN, is_useless, of_weather: OF_WEATHER };

const GIVEN: &[Given] = &[
    (IRON_FIST, |b| b.species.id == species::PANGORO && b.has(Count::IronFist)),
    (PRANKSTER, |b| b.species.id == species::TORNADUS && b.has(Count::Status)),
    (ROCK_HEAD, |b| b.species.id == species::MAROWAK && b.has(Count::Recoil)),
    (SHEER_FORCE, |b| b.species.id == species::KINGLER && b.has(Count::SheerForce)),
    (SWIFT_SWIM, |b| b.species.id == species::GOLDUCK && b.team.rain),
    (TECHNICIAN, |b| b.species.id == species::ROSERADE && b.has(Count::Technician)),
];

fn is_useless(b: &Build, ability: AbilityId) -> bool {
    match ability {
        SHEER_FORCE => !b.has(Count::SheerForce),
        _ => is_useless_before_too(b, ability),
    }
}
