//! Which ability a set has.

use arrayvec::ArrayVec;
use tallgrass_pokedex::abilities::*;
use tallgrass_pokedex::{AbilityId, Type, moves, species};

use crate::TeamsError;
use crate::engine::{Build, Count};

/// An ability that is given whenever something holds. The first that fits wins.
type Given = (AbilityId, fn(&Build) -> bool);

const GIVEN: &[Given] = &[
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
const OF_WEATHER: &[AbilityId] = &[CHLOROPHYLL, HYDRATION, SAND_FORCE, SAND_RUSH, SLUSH_RUSH, SOLAR_POWER, SWIFT_SWIM];

/// Whether an ability is of no use with these moves and this team.
fn is_useless(b: &Build, ability: AbilityId) -> bool {
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

/// The ability of a set whose moves are chosen.
pub fn choose(b: &mut Build) -> Result<AbilityId, TeamsError> {
    if let [] | [_] = b.abilities {
        return Ok(b.abilities.first().copied().unwrap_or_default());
    }
    if let Some((ability, _)) = GIVEN.iter().find(|(_, when)| when(b)) {
        return Ok(*ability);
    }
    let among = |b: &Build, fits: &dyn Fn(AbilityId) -> bool| -> ArrayVec<AbilityId, 4> {
        b.abilities.iter().copied().filter(|ability| fits(*ability)).collect()
    };
    let useful = among(b, &|ability| !is_useless(b, ability));
    let of_weather = among(b, &|ability| OF_WEATHER.contains(&ability));
    let choice = [useful, of_weather].into_iter().find(|choice| !choice.is_empty());
    let abilities = b.abilities;
    b.draws.sample(choice.as_deref().unwrap_or(abilities))
}
