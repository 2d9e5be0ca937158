//! What a set should have and doesn't, though it is offered: then moves that aren't important go.

use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{Category, Move, MoveDamage, MoveFlags, MoveId, Type, abilities, species};

use super::culling;
use super::drawing::Verdict;
use crate::engine::items::is;
use crate::engine::{Build, Count, Setup};

/// Whether one of the moves is to go.
pub fn judge(b: &mut Build, mv: &Move) -> bool {
    let Verdict { mut goes, is_setup } = culling::verdict(b, mv.id);
    goes |= is_of_wrong_category(b, mv);
    if !goes && !is_setup && is_unimportant(b, mv) {
        goes = wants_more_than(b, mv.id);
    }
    goes && (mv.id != REST || may_rest_go(b))
}

/// Rest and Sleep Talk go together: Rest stays if nothing but Sleep Talk is left, else that isn't offered any more.
fn may_rest_go(b: &mut Build) -> bool {
    !b.offered(SLEEP_TALK) || b.pool.len() > 1 && b.pool.take_if_there(SLEEP_TALK)
}

/// Whether what the set raises is of no use to it, and the set can do without.
fn is_of_wrong_category(b: &Build, mv: &Move) -> bool {
    let (is_wrong, count) = match mv.category {
        Category::Physical => (b.setup == Some(Setup::Special), Count::Physical),
        Category::Special => (b.setup == Some(Setup::Physical), Count::Special),
        Category::Status => return false,
    };
    let own: usize = b.types.iter().map(|kind| b.count_type(kind)).sum();
    is_wrong && (!b.is_of(mv.kind) || own > 1 || b.count(count) < 2)
}

/// Whether a move may go for the sake of another.
fn is_unimportant(b: &Build, mv: &Move) -> bool {
    let is_for_setup = match b.setup {
        None | Some(Setup::Mixed) => false,
        Some(setup) => {
            let (category, count) = match setup {
                Setup::Special => (Category::Special, Count::Special),
                _ => (Category::Physical, Count::Physical),
            };
            let has_enough = b.count(count) + b.count(Count::Status) > 3 && !b.has(Count::Hazards);
            !has_enough && (mv.category == category || mv.category == Category::Status)
        }
    };
    is_replaceable(b, mv)
        && !is_for_setup
        && mv.weather.is_none()
        && !mv.stalling_move
        && mv.damage == MoveDamage::None
        && !is_one_of_a_kind(mv)
}

/// A status move, or an attack of another type or of little power.
fn is_replaceable(b: &Build, mv: &Move) -> bool {
    let is_a_must = match b.species.id {
        species::TOGEKISS => mv.id == NASTY_PLOT,
        species::SHUCKLE => matches!(mv.id, STEALTH_ROCK | STICKY_WEB),
        _ => false,
    };
    let is_weak = (1..50).contains(&mv.base_power) && mv.multihit.is_none() && !b.may_have(abilities::TECHNICIAN);
    !is_a_must && (mv.category == Category::Status || !b.is_of(mv.kind) && mv.id != JUDGMENT || is_weak)
}

/// Status moves that heal, and some more.
fn is_one_of_a_kind(mv: &Move) -> bool {
    mv.category == Category::Status && mv.flags.contains(MoveFlags::HEAL)
        || matches!(
            mv.id,
            FACADE
                | LEECH_SEED
                | LIGHT_SCREEN
                | REFLECT
                | SLEEP_TALK
                | SPORE
                | SUBSTITUTE
                | SWITCHEROO
                | TELEPORT
                | TOXIC
                | TRICK
        )
}

/// Whether the set should have something rather than this move.
fn wants_more_than(b: &Build, mv: MoveId) -> bool {
    let has_attacks_left = b.has(Count::PhysicalPool) || b.has(Count::SpecialPool);
    let is_web = mv == STICKY_WEB;
    if !is_web && (!b.has(Count::Stab) && has_attacks_left || wants_recovery(b))
        || b.knows(SWORDS_DANCE) && is(b, species::MEW) && lacks(b, Type::Flying)
        || wants_screens(b)
        || wants_specialty(b)
        || (b.is_lead || is(b, species::SHUCKLE)) && wants_rocks(b)
        || b.knows(LEECH_SEED) && wants_time(b)
    {
        return true;
    }
    let is_huge_jet = is(b, species::AZUMARILL) && mv == AQUA_JET;
    !is_web && !is_huge_jet && b.types.iter().any(|kind| lacks(b, kind))
}

fn wants_screens(b: &Build) -> bool {
    !b.team.screens && (b.knows(LIGHT_SCREEN) && b.offered(REFLECT) || b.knows(REFLECT) && b.offered(LIGHT_SCREEN))
}

fn wants_recovery(b: &Build) -> bool {
    b.has(Count::Status)
        && b.setup.is_none()
        && b.offered_any(&[MORNING_SUN, RECOVER, ROOST, SLACK_OFF, SOFT_BOILED])
        && !b.knows_any(&[HEALING_WISH, SWITCHEROO, TRICK])
}

fn wants_specialty(b: &Build) -> bool {
    b.offered_any(&[MILK_DRINK, QUIVER_DANCE]) || b.offered(STICKY_WEB) && b.setup.is_none() && !b.team.sticky_web
}

fn wants_rocks(b: &Build) -> bool {
    b.offered(STEALTH_ROCK)
        && b.has(Count::Status)
        && b.setup.is_none()
        && !b.has(Count::SpeedSetup)
        && !b.knows(SUBSTITUTE)
}

/// Time for Leech Seed to work.
fn wants_time(b: &Build) -> bool {
    !b.knows(CALM_MIND) && b.offered_any(&[PROTECT, SUBSTITUTE, SPIKY_SHIELD])
}

/// Whether a set lacks an attack of one of its types. What no set of these games can have isn't asked.
fn lacks(b: &Build, kind: Type) -> bool {
    let none = b.count_type(kind) == 0;
    let attack = b.species.base_stats[1];
    match kind {
        Type::Bug => b.offered(MEGAHORN),
        Type::Dark => none || b.knows(SUCKER_PUNCH) && b.offered(KNOCK_OFF),
        Type::Dragon => none && !b.knows_any(&[DRAGON_ASCENT, SUBSTITUTE]) && !(b.knows(REST) && b.knows(SLEEP_TALK)),
        Type::Electric => none || b.offered(THUNDER),
        Type::Fairy => none && b.offered_any(&[DAZZLING_GLEAM, MOONBLAST, FLEUR_CANNON, PLAY_ROUGH, STRANGE_STEAM]),
        Type::Fighting => none || !b.has(Count::Stab),
        Type::Fire => {
            let is_fast = b.knows(EXTREME_SPEED) && is(b, species::ENTEI);
            !b.knows(BELLY_DRUM) && (none || !is_fast && b.offered(FLARE_BLITZ))
        }
        Type::Flying => {
            none && !b.is_of(Type::Dragon) && b.offered_any(&[AIR_SLASH, BRAVE_BIRD, DUAL_WINGBEAT, OBLIVION_WING])
        }
        Type::Ghost => !b.knows(NIGHT_SHADE) && none && !b.is_of(Type::Dark),
        Type::Grass => b.offered(LEAF_STORM) || none && attack >= 100,
        Type::Ground => none,
        Type::Ice => none || b.offered(ICICLE_CRASH) || b.may_have(abilities::SNOW_WARNING) && b.offered(BLIZZARD),
        Type::Normal => b.may_have(abilities::GUTS) && b.offered(FACADE),
        Type::Poison => {
            let is_of_any = [Type::Ground, Type::Psychic, Type::Grass].into_iter().any(|other| b.is_of(other));
            none && (is_of_any || b.setup.is_some() || b.offered(GUNK_SHOT))
        }
        Type::Psychic => none && !b.is_of(Type::Ghost) && !b.is_of(Type::Steel) && b.setup.is_some(),
        Type::Rock => none && attack >= 80,
        Type::Steel => attack >= 95 && (none || b.offered(METEOR_MASH)),
        Type::Water => none || b.offered(LIQUIDATION) || b.may_have(abilities::HUGE_POWER) && b.offered(AQUA_JET),
        _ => false,
    }
}
