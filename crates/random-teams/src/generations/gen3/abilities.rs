//! Which ability a set has.

use tallgrass_pokedex::abilities::*;
use tallgrass_pokedex::{AbilityId, species};

use crate::engine::{AbilityRules, Build, Count};

pub const RULES: AbilityRules = AbilityRules {
    given: &[
        (COMPOUND_EYES, |b| b.species.id == species::YANMA && b.has(Count::Inaccurate)),
        (SPEED_BOOST, |b| b.species.id == species::YANMA),
    ],
    is_useless,
    of_weather: &[CHLOROPHYLL, SWIFT_SWIM],
};

/// Whether an ability is of no use with these moves and this team.
fn is_useless(b: &Build, ability: AbilityId) -> bool {
    match ability {
        CHLOROPHYLL => !b.team.sun,
        ROCK_HEAD => !b.has(Count::Recoil),
        SWIFT_SWIM => !b.team.rain,
        _ => false,
    }
}
