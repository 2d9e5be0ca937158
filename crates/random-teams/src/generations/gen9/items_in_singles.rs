//! Items in singles, after those that come first everywhere.

use tallgrass_pokedex::items::*;
use tallgrass_pokedex::{ItemId, Type, abilities, moves, species};

use super::items::{is_defensive_tera_blast_user, is_scarf_speed};
use super::lists::*;
use crate::TeamsError;
use crate::data::Role;
use crate::engine::items::{bulk, is, wants_rocky_helmet};
use crate::engine::{Build, Count, Rule, first_fit, given};

fn may_hold_life_orb(b: &Build) -> bool {
    !b.knows_any(&[moves::FLAME_CHARGE, moves::NUZZLE, moves::RAPID_SPIN])
}

fn is_all_physical(b: &Build) -> bool {
    !is(b, species::JIRACHI)
        && b.count(Count::Physical) >= b.moves.len()
        && !b.knows_any(&[
            moves::DRAGON_TAIL,
            moves::FAKE_OUT,
            moves::FIRST_IMPRESSION,
            moves::FLAME_CHARGE,
            moves::RAPID_SPIN,
            moves::TRAILBLAZE,
        ])
}

fn is_all_special(b: &Build) -> bool {
    b.count(Count::Special) >= b.moves.len()
        || b.count(Count::Special) + 1 >= b.moves.len() && b.knows_any(&[moves::FLIP_TURN, moves::U_TURN])
}

fn may_hold_scarf(b: &Build) -> bool {
    b.role != Role::Wallbreaker && is_scarf_speed(b) && b.ability != abilities::SPEED_BOOST && !b.has(Count::Priority)
}

fn is_strong(b: &Build) -> bool {
    b.species.base_stats[1] >= 100 || matches!(b.ability, abilities::HUGE_POWER | abilities::PURE_POWER)
}

fn is_fast_support(b: &Build) -> bool {
    matches!(b.role, Role::FastSupport | Role::FastBulkySetup)
}

fn leaves_or_clears(b: &Build) -> bool {
    b.knows_any(PIVOT) || b.knows_any(&[moves::DEFOG, moves::MORTAL_SPIN, moves::RAPID_SPIN])
}

/// The item of a set in singles.
pub fn choose(b: &mut Build) -> Result<ItemId, TeamsError> {
    Ok(first_fit(RULES, b)?.unwrap_or_default())
}

const RULES: &[Rule] = &[
    given(&CHOICE_SCARF, |b| is_all_physical(b) && may_hold_scarf(b) && is_strong(b) && b.draws.chance(1, 2)),
    given(&CHOICE_BAND, |b| is_all_physical(b)),
    given(&CHOICE_SCARF, |b| {
        is_all_special(b)
            && may_hold_scarf(b)
            && b.species.base_stats[3] >= 100
            && b.ability != abilities::TINTED_LENS
            && !b.knows(moves::U_TURN)
            && b.draws.chance(1, 2)
    }),
    given(&CHOICE_SPECS, |b| is_all_special(b)),
    given(&WEAKNESS_POLICY, |b| b.has(Count::SpeedSetup) && !b.has(Count::PhysicalSetup) && b.role == Role::BulkySetup),
    given(&ASSAULT_VEST, |b| {
        !b.has(Count::Status) && !matches!(b.role, Role::FastAttacker | Role::Wallbreaker | Role::TeraBlastUser)
    }),
    given(&WEAKNESS_POLICY, |b| is(b, species::GOLEM) && b.has(Count::SpeedSetup)),
    given(&CUSTAP_BERRY, |b| is(b, species::GOLEM)),
    given(&LEFTOVERS, |b| b.knows(moves::SUBSTITUTE)),
    given(&FOCUS_SASH, |b| b.knows(moves::STICKY_WEB) && b.is_lead && bulk(b) <= 235),
    given(&HEAVY_DUTY_BOOTS, |b| b.weakness(Type::Rock) >= 1),
    given(&HEAVY_DUTY_BOOTS, |b| {
        b.knows(moves::CHILLY_RECEPTION)
            || b.role == Role::FastSupport
                && leaves_or_clears(b)
                && !b.is_of(Type::Flying)
                && b.ability != abilities::LEVITATE
    }),
    given(&WEAKNESS_POLICY, |b| b.knows(moves::DRAGON_DANCE) && b.role == Role::BulkySetup),
    given(&ROCKY_HELMET, |b| {
        let is_role = matches!(b.role, Role::BulkySupport | Role::BulkyAttacker);
        wants_rocky_helmet(b, is_role)
    }),
    given(&LUM_BERRY, |b| b.knows(moves::OUTRAGE) && b.has(Count::Setup)),
    given(&LEFTOVERS, |b| b.knows(moves::PROTECT) && b.ability != abilities::SPEED_BOOST),
    given(&FOCUS_SASH, |b| {
        b.role == Role::FastSupport
            && b.is_lead
            && !b.has(Count::Recovery)
            && !b.has(Count::Recoil)
            && (b.has(Count::Hazards) || b.has(Count::Setup))
            && bulk(b) < 258
    }),
    given(&AIR_BALLOON, |b| !b.has(Count::Setup) && b.ability != abilities::LEVITATE && b.weakness(Type::Ground) >= 2),
    given(&LEFTOVERS, |b| matches!(b.role, Role::BulkyAttacker | Role::BulkySupport | Role::BulkySetup)),
    given(&LEPPA_BERRY, |b| is(b, species::PAWMOT) && b.knows(moves::NUZZLE)),
    given(&LIFE_ORB, |b| {
        is_fast_support(b)
            && b.count(Count::Physical) + b.count(Count::Special) > b.count(Count::Status)
            && may_hold_life_orb(b)
    }),
    given(&LEFTOVERS, |b| is_fast_support(b) || is_defensive_tera_blast_user(b)),
    given(&LIFE_ORB, |b| {
        let attacks =
            matches!(b.role, Role::FastAttacker | Role::SetupSweeper | Role::TeraBlastUser | Role::Wallbreaker);
        attacks && may_hold_life_orb(b)
    }),
    given(&LEFTOVERS, |_| true),
];
