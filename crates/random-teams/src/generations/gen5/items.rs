//! Which item a set holds: the first rule that fits.

use tallgrass_pokedex::items::*;
use tallgrass_pokedex::{ItemId, SpeciesId, Type, abilities, moves, species};

use super::lists::PRIORITY_POKEMON;
use crate::TeamsError;
use crate::data::Role;
use crate::engine::items::{bulk, is, is_more_physical, wants_rocky_helmet};
use crate::engine::{Build, Count, Rule, first_fit, given};

pub fn choose(b: &mut Build) -> Result<ItemId, TeamsError> {
    choose_by(RULES, b)
}

/// The item it must hold, or the first that fits. Poison types eat Black Sludge.
pub fn choose_by(rules: &[Rule], b: &mut Build) -> Result<ItemId, TeamsError> {
    let item = match b.species.required_items {
        [] => first_fit(rules, b)?.unwrap_or(LEFTOVERS),
        items => b.draws.sample(items)?,
    };
    Ok(if item == LEFTOVERS && b.is_of(Type::Poison) { BLACK_SLUDGE } else { item })
}

/// Whether it is neither too slow nor too fast for a Choice Scarf, and has no attacks that go first anyway.
pub fn is_scarf_speed(b: &Build) -> bool {
    (60..=108).contains(&b.species.base_stats[5]) && b.role != Role::Wallbreaker && !b.has(Count::Priority)
}

pub fn may_hold_scarf(b: &Build) -> bool {
    is_scarf_speed(b) && !b.knows(moves::PURSUIT)
}

pub fn is_strong(b: &Build) -> bool {
    b.species.base_stats[1] >= 100 || matches!(b.ability, abilities::HUGE_POWER | abilities::PURE_POWER)
}

fn gives_its_item_away(b: &Build) -> bool {
    b.knows_any(&[moves::HEALING_WISH, moves::MEMENTO, moves::SWITCHEROO, moves::TRICK])
}

/// Whether it wakes up by its item alone.
pub fn rests_without_sleep_talk(b: &Build) -> bool {
    b.knows(moves::REST)
        && !b.knows(moves::SLEEP_TALK)
        && !matches!(b.ability, abilities::NATURAL_CURE | abilities::SHED_SKIN)
}

/// Whether Dark attacks are what it is about.
pub fn is_dark_at_heart(b: &Build, priority_pokemon: &[SpeciesId]) -> bool {
    let wanted = if priority_pokemon.contains(&b.species.id) { 2 } else { 1 };
    b.knows(moves::PURSUIT) && b.knows(moves::SUCKER_PUNCH) && b.count_type(Type::Dark) >= wanted
}

/// Whether it may hold a Focus Sash for its moves to lay down or set up something.
pub fn prepares_in_front(b: &Build) -> bool {
    b.role == Role::FastSupport
        && b.is_lead
        && bulk(b) < 255
        && !b.has(Count::Recovery)
        && (b.has(Count::Hazards) || b.has(Count::Setup))
        && (!b.has(Count::Recoil) || b.ability == abilities::ROCK_HEAD)
}

/// Whether it is an attacker without attacks of types that are seldom super effective.
pub fn may_hold_expert_belt(b: &Build) -> bool {
    const SELDOM: [Type; 3] = [Type::Dragon, Type::Normal, Type::Poison];
    let is_seldom = |mv: &tallgrass_pokedex::MoveId| {
        let fact = b.book.fact(*mv);
        fact.no_stab && SELDOM.contains(&fact.kind)
    };
    b.role == Role::FastAttacker
        && !b.has(Count::Status)
        && SELDOM.iter().all(|kind| b.count_type(*kind) == 0)
        && !b.moves.as_slice().iter().any(is_seldom)
}

pub fn has_attacks(b: &Build, at_least: usize) -> bool {
    b.count(Count::Physical) + b.count(Count::Special) >= at_least
}

const RULES: &[Rule] = &[
    // What comes before anything about roles.
    given(&STICK, |b| is(b, species::FARFETCHD)),
    given(&SOUL_DEW, |b| is(b, species::LATIAS) || is(b, species::LATIOS)),
    given(&THICK_CLUB, |b| is(b, species::MAROWAK)),
    given(&LIGHT_BALL, |b| is(b, species::PIKACHU)),
    given(&FOCUS_SASH, |b| {
        is(b, species::SHEDINJA) || is(b, species::SMEARGLE) || is(b, species::DELIBIRD) && b.knows(moves::COUNTER)
    }),
    given(&CUSTAP_BERRY, |b| is(b, species::WOBBUFFET)),
    given(&SITRUS_BERRY, |b| b.ability == abilities::HARVEST),
    given(&CHOICE_SCARF, |b| is(b, species::DITTO)),
    given(&LIFE_ORB, |b| is(b, species::HONCHKROW)),
    given(&CHOICE_BAND, |b| is(b, species::EXPLOUD) && b.role == Role::BulkyAttacker),
    given(&TOXIC_ORB, |b| b.ability == abilities::POISON_HEAL || b.knows(moves::FACADE) && !is(b, species::STOUTLAND)),
    given(&LIFE_ORB, |b| b.ability == abilities::SPEED_BOOST && !is(b, species::NINJASK)),
    given(&CHOICE_BAND, |b| b.species.nfe && is(b, species::SCYTHER) && b.role == Role::Wallbreaker),
    given(&EVIOLITE, |b| b.species.nfe),
    given(&CHOICE_SCARF, |b| gives_its_item_away(b) && is_scarf_speed(b)),
    given(&CHOICE_BAND, |b| gives_its_item_away(b) && is_more_physical(b)),
    given(&CHOICE_SPECS, |b| gives_its_item_away(b)),
    given(&SITRUS_BERRY, |b| b.knows(moves::BELLY_DRUM)),
    given(&CHOICE_SCARF, |b| b.knows(moves::WATER_SPOUT)),
    given(&WHITE_HERB, |b| b.knows(moves::SHELL_SMASH) && b.ability != abilities::WEAK_ARMOR),
    given(&FLAME_ORB, |b| b.knows(moves::PSYCHO_SHIFT)),
    given(&FOCUS_SASH, |b| b.ability == abilities::MAGIC_GUARD && b.knows(moves::COUNTER)),
    given(&LIFE_ORB, |b| b.ability == abilities::MAGIC_GUARD),
    given(&CHOICE_SCARF, |b| is(b, species::RAMPARDOS) && b.role == Role::FastAttacker),
    given(&LIFE_ORB, |b| b.ability == abilities::SHEER_FORCE && b.has(Count::SheerForce)),
    given(&FLYING_GEM, |b| b.knows(moves::ACROBATICS)),
    given(&FIGHTING_GEM, |b| is(b, species::HITMONLEE) && b.ability == abilities::UNBURDEN),
    given(&LIGHT_CLAY, |b| b.knows(moves::LIGHT_SCREEN) && b.knows(moves::REFLECT)),
    given(&DAMP_ROCK, |b| {
        rests_without_sleep_talk(b) && b.knows(moves::RAIN_DANCE) && b.ability == abilities::HYDRATION
    }),
    given(&CHESTO_BERRY, |b| rests_without_sleep_talk(b)),
    given(&LEFTOVERS, |b| b.role == Role::Staller),
    // What moves, role and stats ask for.
    given(&BLACK_GLASSES, |b| is_dark_at_heart(b, PRIORITY_POKEMON)),
    given(&CHOICE_SCARF, |b| {
        b.count(Count::Special) == 4 && may_hold_scarf(b) && b.species.base_stats[3] >= 90 && b.draws.chance(1, 2)
    }),
    given(&CHOICE_SPECS, |b| b.count(Count::Special) == 4 || b.count(Count::Special) == 3 && b.knows(moves::U_TURN)),
    given(&CHOICE_SCARF, |b| is_all_physical(b) && may_hold_scarf(b) && is_strong(b) && b.draws.chance(1, 2)),
    given(&CHOICE_BAND, |b| is_all_physical(b)),
    given(&CUSTAP_BERRY, |b| b.ability == abilities::STURDY && b.knows(moves::EXPLOSION) && !b.has(Count::SpeedSetup)),
    given(&SILK_SCARF, |b| b.is_of(Type::Normal) && b.knows(moves::FAKE_OUT) && b.count_type(Type::Normal) > 0),
    given(&LUSTROUS_ORB, |b| is(b, species::PALKIA)),
    given(&LUM_BERRY, |b| b.knows(moves::OUTRAGE) && b.has(Count::Setup)),
    given(&ROCKY_HELMET, |b| wants_rocky_helmet(b, !is(b, species::HO_OH))),
    given(&LEFTOVERS, |b| b.knows_any(&[moves::PROTECT, moves::SUBSTITUTE])),
    given(&FOCUS_SASH, |b| prepares_in_front(b)),
    given(&LIFE_ORB, |b| {
        b.role == Role::FastSupport
            && has_attacks(b, 3)
            && !b.knows_any(&[moves::RAPID_SPIN, moves::U_TURN, moves::VOLT_SWITCH])
    }),
    given(&LEFTOVERS, |b| b.role == Role::FastSupport),
    given(&EXPERT_BELT, |b| may_hold_expert_belt(b)),
    given(&LIFE_ORB, |b| {
        matches!(b.role, Role::FastAttacker | Role::SetupSweeper | Role::Wallbreaker) && b.ability != abilities::STURDY
    }),
];

fn is_all_physical(b: &Build) -> bool {
    b.count(Count::Physical) == 4
        && !is(b, species::JIRACHI)
        && !is(b, species::SPINDA)
        && !b.knows_any(&[moves::DRAGON_TAIL, moves::FAKE_OUT, moves::RAPID_SPIN])
}
