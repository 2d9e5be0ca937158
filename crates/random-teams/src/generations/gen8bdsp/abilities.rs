//! Which ability a set has: the best rated of those that are of use, or with some luck the second or third best.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use tallgrass_pokedex::abilities::*;
use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{AbilityId, Type, species};

use crate::TeamsError;
use crate::data::{file, text};
use crate::engine::items::is;
use crate::engine::{Build, Count, Setup};

/// How useful abilities are rated, in half stars, in the order of their ids.
static RATINGS: LazyLock<Vec<i8>> = LazyLock::new(|| {
    let mut ratings = vec![0; AbilityId::count()];
    for line in text(file!("ratings-gen8bdsp")).lines() {
        let rated =
            line.split_once('\t').and_then(|(id, rating)| Some((AbilityId::from_id(id)?, rating.parse::<f32>().ok()?)));
        let (ability, stars) = rated.unwrap_or_else(|| panic!("an ability and its rating: {line}"));
        ratings[ability.0 as usize] = (stars * 2.0) as i8;
    }
    ratings
});

type Rated = ArrayVec<(AbilityId, i8), 4>;

pub fn choose(b: &mut Build) -> Result<AbilityId, TeamsError> {
    let mut all: Rated = b.abilities.iter().map(|ability| (*ability, RATINGS[ability.0 as usize])).collect();
    all.sort_by_key(|(_, rating)| -rating);
    if all.len() <= 1 {
        return all.first().map(|(ability, _)| *ability).ok_or(TeamsError::NothingToSample);
    }
    if let Some(ability) = given(b) {
        return Ok(ability);
    }
    let among = |fits: &dyn Fn(AbilityId, i8) -> bool| -> Rated {
        all.iter().copied().filter(|(ability, rating)| fits(*ability, *rating)).collect()
    };
    let useful = among(&|ability, rating| rating >= 2 && !is_useless(b, ability));
    let rated = among(&|_, rating| rating > 0);
    let mut choice = [useful, rated].into_iter().find(|choice| !choice.is_empty()).unwrap_or(all);
    shift(b, &mut choice);
    Ok(choice[0].0)
}

/// Abilities that go with moves, whatever the rating.
fn given(b: &Build) -> Option<AbilityId> {
    let rests = b.knows(REST) && b.knows(SLEEP_TALK);
    if is(b, species::LOPUNNY) && b.knows(FACADE) {
        Some(CUTE_CHARM)
    } else if b.may_have(GUTS) && !b.may_have(QUICK_FEET) && (b.knows(FACADE) || rests) {
        Some(GUTS)
    } else if b.may_have(MOXIE) && b.count(Count::Physical) > 3 {
        Some(MOXIE)
    } else {
        None
    }
}

/// Those hardly worse than the best may come first.
fn shift(b: &mut Build, choice: &mut Rated) {
    let half_a_star = 1;
    let rating = |choice: &Rated, place: usize| choice[place].1;
    match choice.len() {
        ..2 => {}
        2.. if choice.len() > 2 && rating(choice, 0) - half_a_star <= rating(choice, 2) => {
            let odds = if rating(choice, 1) <= rating(choice, 2) { (1, 2) } else { (1, 3) };
            if b.draws.chance(odds.0, odds.1) {
                choice.swap(1, 2);
            }
            let odds = if rating(choice, 0) <= rating(choice, 1) { (2, 3) } else { (1, 2) };
            if b.draws.chance(odds.0, odds.1) {
                choice.swap(0, 1);
            }
        }
        2.. => {
            let odds = match rating(choice, 0) - rating(choice, 1) {
                ..=0 => (1, 2),
                1 => (1, 3),
                _ => return,
            };
            if b.draws.chance(odds.0, odds.1) {
                choice.swap(0, 1);
            }
        }
    }
}

/// Whether an ability is of no use with these moves, the others it may have, and this team.
fn is_useless(b: &Build, ability: AbilityId) -> bool {
    let sets_up = b.setup.is_some();
    let rests_and_talks = b.knows(REST) && b.knows(SLEEP_TALK);
    let may_have_any = |others: &[AbilityId]| others.iter().any(|other| b.may_have(*other));
    match ability {
        FLARE_BOOST | HYDRATION | ICE_BODY | IMMUNITY | INSOMNIA | RAIN_DISH | SNOW_CLOAK | STEADFAST => true,
        CONTRARY => !b.has(Count::Contrary),
        SERENE_GRACE => !b.has(Count::SereneGrace),
        SKILL_LINK => !b.has(Count::SkillLink),
        ANALYTIC => b.knows(RAPID_SPIN) || b.species.nfe,
        BLAZE => is(b, species::CHARIZARD),
        CHLOROPHYLL => b.species.base_stats[5] > 100 || b.count_type(Type::Fire) == 0 && !b.team.sun,
        CLOUD_NINE => !is(b, species::GOLDUCK),
        COMPETITIVE => b.count(Count::Special) < 2 || rests_and_talks,
        COMPOUND_EYES | NO_GUARD => !b.has(Count::Inaccurate),
        CURSED_BODY => b.may_have(INFILTRATOR),
        DEFIANT => !b.has(Count::Physical),
        DOWNLOAD => b.counter.damaging() < 3 || b.knows(TRICK),
        FLASH_FIRE => b.weakness(Type::Fire) < -1 || b.may_have(DROUGHT),
        GLUTTONY => !b.knows(BELLY_DRUM),
        GUTS => !b.knows_any(&[FACADE, SLEEP_TALK]) && !b.species.nfe || b.may_have(QUICK_FEET) && sets_up,
        HARVEST => b.may_have(FRISK),
        HUSTLE | INNER_FOCUS => b.count(Count::Physical) < 2 || b.may_have(IRON_FIST),
        INFILTRATOR => rests_and_talks,
        INTIMIDATE => {
            is(b, species::SALAMENCE) && b.knows(DRAGON_DANCE)
                || b.knows_any(&[BODY_SLAM, BOUNCE, ROCK_CLIMB, TRIPLE_AXEL])
        }
        IRON_FIST => b.count(Count::IronFist) < 2 || b.knows(DYNAMIC_PUNCH),
        LIGHTNING_ROD => b.is_of(Type::Ground) || b.setup == Some(Setup::Physical),
        LIMBER => b.is_of(Type::Electric) || b.knows(FACADE),
        MOLD_BREAKER => {
            may_have_any(&[ADAPTABILITY, SCRAPPY])
                || b.may_have(UNBURDEN) && sets_up
                || b.may_have(SHEER_FORCE) && b.has(Count::SheerForce)
        }
        MOODY => sets_up && b.may_have(SIMPLE),
        MOXIE => b.count(Count::Physical) < 2 || b.knows_any(&[STEALTH_ROCK, DEFOG]),
        OVERGROW => b.count_type(Type::Grass) == 0,
        OWN_TEMPO => !b.knows(PETAL_DANCE),
        PRANKSTER => !b.has(Count::Status),
        PRESSURE => sets_up || b.count(Count::Status) < 2,
        QUICK_FEET => !b.knows(FACADE),
        RECKLESS => !b.has(Count::Recoil) || b.knows(CURSE),
        ROCK_HEAD => !b.has(Count::Recoil),
        SAND_FORCE | SAND_VEIL => !b.team.sand,
        SAND_RUSH => !b.team.sand && (!sets_up || b.count_type(Type::Rock) == 0 || b.knows(RAPID_SPIN)),
        SCRAPPY => b.knows(EARTHQUAKE) && is(b, species::MILTANK),
        SHEER_FORCE => !b.has(Count::SheerForce) || b.may_have(GUTS),
        SHELL_ARMOR => is(b, species::OMASTAR) && b.knows_any(&[SPIKES, STEALTH_ROCK]),
        SNIPER => b.count_type(Type::Water) > 1,
        SOLAR_POWER => !b.team.sun || b.may_have(HARVEST),
        SPEED_BOOST => b.knows(U_TURN),
        STURDY => b.knows(BULK_UP) || b.has(Count::Recoil) || b.may_have(SOLID_ROCK),
        SWARM => b.count_type(Type::Bug) == 0 || b.has(Count::Recovery),
        SWIFT_SWIM => {
            let better_in_rain = [INTIMIDATE, ROCK_HEAD, WATER_ABSORB];
            let better_without = [CLOUD_NINE, LIGHTNING_ROD, STURDY, WATER_VEIL, WEAK_ARMOR];
            !b.knows(RAIN_DANCE) && (may_have_any(&better_in_rain) || !b.team.rain && may_have_any(&better_without))
        }
        SYNCHRONIZE => b.count(Count::Status) < 3,
        TECHNICIAN => !b.has(Count::Technician),
        TINTED_LENS => {
            b.knows(HURRICANE) && b.may_have(COMPOUND_EYES)
                || b.count(Count::Status) > 2 && !sets_up
                || b.knows(PROTECT)
        }
        UNAWARE => is(b, species::BIBAREL),
        UNBURDEN => may_have_any(&[PRANKSTER, RECKLESS]) || !sets_up,
        VOLT_ABSORB => b.weakness(Type::Electric) < -1,
        WATER_ABSORB => b.knows(RAIN_DANCE) || may_have_any(&[DRIZZLE, STRONG_JAW, UNAWARE, VOLT_ABSORB]),
        WEAK_ARMOR => is(b, species::SKARMORY) || b.knows_any(&[SHELL_SMASH, RAPID_SPIN]),
        _ => false,
    }
}
