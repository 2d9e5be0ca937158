//! Which moves go badly with the others, and what a set should have in their place.

use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{Category, Move, MoveDamage, MoveFlags, MoveId, SelfSwitch, Type};

use super::super::gen8bdsp::drawing::Verdict;
use crate::engine::{Build, Count, Setup};

/// Whether one of the moves is to go.
pub fn judge(b: &mut Build, mv: &Move) -> bool {
    let Verdict { goes, is_setup } = verdict(b, mv);
    goes || !is_setup && (is_useless_after_setup(b, mv) || is_unimportant(b, mv) && wants_more(b))
}

fn verdict(b: &Build, mv: &Move) -> Verdict {
    if let Some(verdict) = of_setup(b, mv.id) {
        return verdict;
    }
    if let Some(goes) = goes_badly(b, mv.id) {
        return Verdict::goes(goes);
    }
    Verdict::goes(mv.priority != 0 && b.has(Count::SpeedSetup) || is_of_wrong_category(b, mv))
}

/// Moves that set up: only once, and with moves to use it for.
fn of_setup(b: &Build, mv: MoveId) -> Option<Verdict> {
    let attacks = |known: Count, pool: Count| b.count(known) + b.count(pool);
    Some(match mv {
        BULK_UP | SWORDS_DANCE => setting_up(
            b.setup != Some(Setup::Physical)
                || b.count(Count::PhysicalSetup) > 1
                || attacks(Count::Physical, Count::PhysicalPool) < 2,
        ),
        CALM_MIND | NASTY_PLOT | QUIVER_DANCE => setting_up(
            b.setup != Some(Setup::Special)
                || b.count(Count::SpecialSetup) > 1
                || attacks(Count::Special, Count::SpecialPool) < 2,
        ),
        GROWTH | SHELL_SMASH => setting_up(
            b.setup != Some(Setup::Mixed)
                || b.counter.damaging() + attacks(Count::PhysicalPool, Count::SpecialPool) < 2,
        ),
        AGILITY => Verdict { goes: b.counter.damaging() < 2 && b.setup.is_none(), is_setup: b.setup.is_none() },
        _ => return None,
    })
}

fn setting_up(goes: bool) -> Verdict {
    Verdict { goes, is_setup: true }
}

/// Whether a move goes badly with what is known, if it is one of which that is asked.
fn goes_badly(b: &Build, mv: MoveId) -> Option<bool> {
    let raises = b.setup.is_some() || b.has(Count::SpeedSetup);
    Some(match mv {
        // Moves that are of no use to one that has set up.
        DRAGON_TAIL => raises || b.knows_any(&[ENCORE, ROAR, WHIRLWIND]),
        FAKE_OUT | U_TURN | TELEPORT => raises || b.knows(SUBSTITUTE),
        HAZE | LEECH_SEED | ROAR | WHIRLWIND => raises || b.knows(DRAGON_TAIL),
        PROTECT => b.setup.is_some() || b.knows_any(&[REST, LIGHT_SCREEN, REFLECT]),
        SEISMIC_TOSS => b.counter.damaging() > 1 || b.setup.is_some(),
        STEALTH_ROCK => raises || b.team.stealth_rock,
        // Moves beside which there are better ones.
        LEECH_LIFE | SUBSTITUTE => b.knows(U_TURN),
        DRAGON_PULSE => b.knows_any(&[DRAGON_TAIL, OUTRAGE]),
        THUNDERBOLT => b.knows(THUNDER),
        FLARE_BLITZ | FLAMETHROWER => b.knows_any(&[FIRE_BLAST, FIRE_PUNCH]),
        MEGA_DRAIN => b.knows_any(&[PETAL_DANCE, POWER_WHIP]),
        BONEMERANG => b.knows(EARTHQUAKE),
        ICE_BEAM => b.knows(BLIZZARD),
        ROCK_SLIDE => b.knows(STONE_EDGE),
        HYDRO_PUMP | WILL_O_WISP => b.knows(SCALD),
        SURF => b.knows_any(&[HYDRO_PUMP, SCALD]),
        _ => return None,
    })
}

/// The category that the set raises, and how many moves of it there are.
fn raised(b: &Build) -> Option<(Category, usize)> {
    match b.setup? {
        Setup::Physical => Some((Category::Physical, b.count(Count::Physical))),
        Setup::Special => Some((Category::Special, b.count(Count::Special))),
        Setup::Mixed => None,
    }
}

fn sets_up_once(b: &Build) -> bool {
    b.count(Count::PhysicalSetup) + b.count(Count::SpecialSetup) < 2
}

/// Whether what the set raises is of no use to an attack, and the set can do without.
fn is_of_wrong_category(b: &Build, mv: &Move) -> bool {
    let count = match mv.category {
        Category::Physical => b.count(Count::Physical),
        Category::Special => b.count(Count::Special),
        Category::Status => return false,
    };
    raised(b).is_some_and(|(category, _)| category != mv.category)
        && (!b.is_of(mv.kind) || b.count(Count::Stab) > 1 || count < 2)
}

/// Whether a move keeps out what the set raises, of which it has less than two. Status moves only go if nothing else does.
fn is_useless_after_setup(b: &Build, mv: &Move) -> bool {
    raised(b).is_some_and(|(category, number)| {
        let may_go = mv.category != Category::Status || number + b.count(Count::Status) > 3 && sets_up_once(b);
        mv.category != category && number < 2 && may_go
    })
}

/// Whether a move may go for the sake of another: one that isn't for what the set raises, and is a status move that doesn't heal,
/// or an attack of another type, of little power, or one with which to leave.
fn is_unimportant(b: &Build, mv: &Move) -> bool {
    let is_replaceable = match mv.category {
        Category::Status => !mv.flags.contains(MoveFlags::HEAL),
        _ => {
            !b.is_of(mv.kind)
                || mv.self_switch != SelfSwitch::No
                || (1..40).contains(&mv.base_power) && mv.multihit.is_none()
        }
    };
    let is_for_setup = raised(b).is_some_and(|(category, number)| {
        (mv.category == category || mv.category == Category::Status) && number + b.count(Count::Status) <= 3
    });
    is_replaceable && mv.damage == MoveDamage::None && sets_up_once(b) && !is_for_setup
}

/// Whether a set lacks an attack, or one of one of its types.
fn wants_more(b: &Build) -> bool {
    let has_attacks_left = b.has(Count::PhysicalPool) || b.has(Count::SpecialPool);
    (b.counter.damaging() == 0 || !b.has(Count::Stab)) && has_attacks_left || b.types.iter().any(|kind| lacks(b, kind))
}

fn lacks(b: &Build, kind: Type) -> bool {
    let none = b.count_type(kind) == 0;
    match kind {
        Type::Dark | Type::Dragon | Type::Electric | Type::Fire | Type::Ground | Type::Ice => none,
        Type::Fighting => none && (b.setup.is_some() || !b.has(Count::Status)),
        Type::Ghost => none && !b.is_of(Type::Dark),
        Type::Water => none || !b.has(Count::Stab),
        _ => false,
    }
}
