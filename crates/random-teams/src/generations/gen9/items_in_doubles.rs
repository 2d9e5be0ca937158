//! Items in doubles, after those that come first everywhere.

use tallgrass_pokedex::items::*;
use tallgrass_pokedex::{ItemId, Type, abilities, moves, species};

use super::items::{is_scarf_speed, runs_on_energy};
use super::lists::*;
use crate::TeamsError;
use crate::data::Role;
use crate::engine::items::{bulk, is, is_more_physical};
use crate::engine::{Build, Count, Rule, first_fit, given};

/// Whether it might hold a Choice Scarf. SHOWDOWN: a coin is thrown for everyone who might, whatever comes of it.
fn may_hold_scarf(b: &Build) -> bool {
    !b.has(Count::Priority)
        && b.ability != abilities::SPEED_BOOST
        && b.role != Role::DoublesWallbreaker
        && is_scarf_speed(b)
}

fn is_offensive(b: &Build) -> bool {
    matches!(
        b.role,
        Role::DoublesFastAttacker | Role::DoublesWallbreaker | Role::DoublesSetupSweeper | Role::OffensiveProtect
    )
}

fn is_choice_user(b: &Build) -> bool {
    b.role == Role::ChoiceItemUser
}

fn is_all_physical(b: &Build) -> bool {
    b.count(Count::Physical) >= b.moves.len()
        && !b.knows_any(&[
            moves::FAKE_OUT,
            moves::FEINT,
            moves::FIRST_IMPRESSION,
            moves::RAPID_SPIN,
            moves::SUCKER_PUNCH,
        ])
        && (b.knows_any(&[moves::FLIP_TURN, moves::U_TURN]) || b.role == Role::DoublesWallbreaker)
}

fn is_all_special(b: &Build) -> bool {
    let special = b.count(Count::Special);
    (special >= b.moves.len() && (b.knows(moves::VOLT_SWITCH) || b.role == Role::DoublesWallbreaker)
        || special + 1 >= b.moves.len() && b.knows_any(&[moves::U_TURN, moves::FLIP_TURN]))
        && !b.knows(moves::ELECTROWEB)
}

/// Whether it may attack with what hurts or boosts it.
fn attacks_freely(b: &Build) -> bool {
    let base = b.species.base_stats;
    (is_offensive(b) || b.role == Role::TeraBlastUser && (base[5] >= 80 || b.knows(moves::TRICK_ROOM)))
        && !b.knows(moves::FAKE_OUT)
        && (!b.knows(moves::U_TURN) || b.is_of(Type::Bug) || b.ability == abilities::LIBERO)
        && (!b.knows_any(&[moves::ICY_WIND, moves::ELECTROWEB]) || is(b, species::IRON_BUNDLE))
}

fn hits_with_fake_out(b: &Build) -> bool {
    matches!(b.role, Role::DoublesFastAttacker | Role::DoublesWallbreaker | Role::OffensiveProtect)
        && b.knows(moves::FAKE_OUT)
}

/// The item of a set in doubles.
pub fn choose(b: &mut Build) -> Result<ItemId, TeamsError> {
    b.prefers_scarf = may_hold_scarf(b) && b.draws.chance(1, 2);
    Ok(first_fit(RULES, b)?.unwrap_or_default())
}

const RULES: &[Rule] = &[
    given(&SILK_SCARF, |b| is(b, species::URSALUNA_BLOODMOON) && b.knows(moves::PROTECT)),
    given(&MYSTIC_WATER, |b| {
        b.knows(moves::FLIP_TURN) && b.knows(moves::PROTECT) && b.knows_any(&[moves::AQUA_JET, moves::JET_PUNCH])
    }),
    given(&WEAKNESS_POLICY, |b| b.has(Count::SpeedSetup) && b.role == Role::DoublesBulkySetup),
    given(&BLUNDER_POLICY, |b| b.knows(moves::BLIZZARD) && b.ability != abilities::SNOW_WARNING && !b.team.snow),
    given(&CHOICE_SCARF, |b| {
        is_choice_user(b) && (b.prefers_scarf || b.knows(moves::FINAL_GAMBIT) || is(b, species::JIRACHI))
    }),
    given(&CHOICE_BAND, |b| is_choice_user(b) && is_more_physical(b)),
    given(&CHOICE_SPECS, |b| is_choice_user(b)),
    given(&CHOICE_SCARF, |b| b.prefers_scarf && (is_all_physical(b) || is_all_special(b))),
    given(&CHOICE_BAND, |b| is_all_physical(b)),
    given(&CHOICE_SPECS, |b| is_all_special(b)),
    given(&ROCKY_HELMET, |b| b.species.base_stats[5] <= 70 && b.knows_any(&[moves::RAGE_POWDER, moves::FOLLOW_ME])),
    given(&HEAVY_DUTY_BOOTS, |b| {
        let rock = b.weakness(Type::Rock);
        b.ability == abilities::INTIMIDATE && rock >= 1 && (!b.is_of(Type::Flying) || rock >= 2)
    }),
    given(&COVERT_CLOAK, |b| {
        b.role == Role::DoublesSupport
            && b.ability == abilities::PRANKSTER
            && b.knows(moves::TAILWIND)
            && b.draws.chance(3, 4)
    }),
    given(&LEFTOVERS, |b| {
        b.role == Role::BulkyProtect && b.has(Count::Setup)
            || b.knows_any(&[moves::IRON_DEFENSE, moves::COIL, moves::ACID_ARMOR, moves::WISH])
            || b.has(Count::Recovery)
                && !b.knows(moves::STRENGTH_SAP)
                && !b.has(Count::SpeedControl)
                && !is_offensive(b)
            || b.knows_any(PROTECT_MOVES) && b.knows(moves::LEECH_SEED)
            || is(b, species::REGIGIGAS)
    }),
    given(&THROAT_SPRAY, |b| b.knows(moves::HYPER_VOICE) && !b.is_of(Type::Normal)),
    given(&FOCUS_SASH, |b| b.role == Role::DoublesFastAttacker && !b.has(Count::Recoil) && bulk(b) <= 230),
    given(&BOOSTER_ENERGY, |b| {
        attacks_freely(b)
            && runs_on_energy(b.ability)
            && !b.is_lead
            && !is(b, species::IRON_VALIANT)
            && !b.knows_any(&[moves::DRACO_METEOR, moves::FIRST_IMPRESSION, moves::U_TURN, moves::VOLT_SWITCH])
    }),
    given(&LIFE_ORB, |b| attacks_freely(b)),
    given(&FOCUS_SASH, |b| {
        let is_frail = matches!(b.role, Role::DoublesWallbreaker | Role::OffensiveProtect) && bulk(b) <= 230;
        b.is_lead && (is(b, species::GLIMMORA) || is_frail)
    }),
    given(&HEAVY_DUTY_BOOTS, |b| hits_with_fake_out(b) && b.weakness(Type::Rock) >= 1),
    given(&CLEAR_AMULET, |b| hits_with_fake_out(b)),
    given(&ASSAULT_VEST, |b| !b.has(Count::Status)),
    given(&SITRUS_BERRY, |_| true),
];
