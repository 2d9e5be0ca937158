//! Which item a set holds: the first rule that fits.

use tallgrass_pokedex::items::*;
use tallgrass_pokedex::{ItemId, Type, abilities, moves, species};

use super::lists::PRIORITY_POKEMON;
use crate::TeamsError;
use crate::data::Role;
use crate::engine::items::{is, is_more_physical};
use crate::engine::{Build, Count, Rule, given, one_of};
use crate::generations::gen5::items::{
    choose_by, has_attacks, is_dark_at_heart, is_scarf_speed, is_strong, may_hold_expert_belt, may_hold_scarf,
    prepares_in_front, rests_without_sleep_talk,
};

pub fn choose(b: &mut Build) -> Result<ItemId, TeamsError> {
    choose_by(RULES, b)
}

fn gives_its_item_away(b: &Build) -> bool {
    b.knows_any(&[moves::HEALING_WISH, moves::SWITCHEROO, moves::TRICK])
}

fn is_all_physical(b: &Build) -> bool {
    b.count(Count::Physical) == 4 && !is(b, species::JIRACHI) && !b.knows_any(&[moves::FAKE_OUT, moves::RAPID_SPIN])
}

const RULES: &[Rule] = &[
    // What comes before anything about roles.
    given(&SOUL_DEW, |b| is(b, species::LATIAS) || is(b, species::LATIOS)),
    given(&THICK_CLUB, |b| is(b, species::MAROWAK)),
    given(&LIGHT_BALL, |b| is(b, species::PIKACHU)),
    given(&FOCUS_SASH, |b| {
        is(b, species::SHEDINJA) || is(b, species::SMEARGLE) || is(b, species::DELIBIRD) && b.knows(moves::COUNTER)
    }),
    given(&CUSTAP_BERRY, |b| is(b, species::WOBBUFFET)),
    one_of(&[CHOICE_SCARF, QUICK_POWDER, SITRUS_BERRY], |b| is(b, species::DITTO)),
    given(&CHOICE_SCARF, |b| is(b, species::RAMPARDOS) && b.role == Role::FastAttacker),
    given(&LIFE_ORB, |b| is(b, species::HONCHKROW)),
    given(&LEFTOVERS, |b| is(b, species::SHUCKLE)),
    given(&TOXIC_ORB, |b| b.ability == abilities::POISON_HEAL || b.knows(moves::FACADE)),
    given(&LIFE_ORB, |b| b.ability == abilities::SPEED_BOOST && is(b, species::YANMEGA)),
    given(&CHOICE_SCARF, |b| gives_its_item_away(b) && is_scarf_speed(b)),
    given(&CHOICE_BAND, |b| gives_its_item_away(b) && is_more_physical(b)),
    given(&CHOICE_SPECS, |b| gives_its_item_away(b)),
    given(&SITRUS_BERRY, |b| b.knows(moves::BELLY_DRUM)),
    given(&CHOICE_SCARF, |b| b.knows(moves::WATER_SPOUT)),
    given(&LIFE_ORB, |b| b.ability == abilities::MAGIC_GUARD),
    given(&LIGHT_CLAY, |b| b.knows(moves::LIGHT_SCREEN) && b.knows(moves::REFLECT)),
    given(&DAMP_ROCK, |b| {
        rests_without_sleep_talk(b) && b.knows(moves::RAIN_DANCE) && b.ability == abilities::HYDRATION
    }),
    given(&CHESTO_BERRY, |b| rests_without_sleep_talk(b)),
    given(&SITRUS_BERRY, |b| b.ability == abilities::UNBURDEN),
    given(&LEFTOVERS, |b| b.role == Role::Staller),
    // What moves, role and stats ask for.
    given(&BLACK_GLASSES, |b| is_dark_at_heart(b, PRIORITY_POKEMON)),
    given(&CHOICE_SCARF, |b| {
        b.count(Count::Special) == 4 && may_hold_scarf(b) && b.species.base_stats[3] >= 90 && b.draws.chance(1, 2)
    }),
    given(&CHOICE_SPECS, |b| b.count(Count::Special) == 4),
    given(&CHOICE_SCARF, |b| {
        b.count(Count::Special) == 3
            && b.role == Role::FastAttacker
            && b.knows_any(&[moves::EXPLOSION, moves::SELF_DESTRUCT])
    }),
    given(&CHOICE_SPECS, |b| b.count(Count::Special) == 3 && b.knows(moves::U_TURN)),
    given(&CHOICE_SCARF, |b| is_all_physical(b) && may_hold_scarf(b) && is_strong(b) && b.draws.chance(1, 2)),
    given(&CHOICE_BAND, |b| is_all_physical(b)),
    given(&SILK_SCARF, |b| b.is_of(Type::Normal) && b.knows(moves::FAKE_OUT) && b.count_type(Type::Normal) > 0),
    given(&LUSTROUS_ORB, |b| is(b, species::PALKIA)),
    given(&STICK, |b| is(b, species::FARFETCHD)),
    given(&LUM_BERRY, |b| b.knows(moves::OUTRAGE) && b.has(Count::Setup) && !b.knows(moves::SLEEP_TALK)),
    given(&LEFTOVERS, |b| b.knows_any(&[moves::PROTECT, moves::SUBSTITUTE])),
    given(&FOCUS_SASH, |b| prepares_in_front(b)),
    given(&LIFE_ORB, |b| {
        b.role == Role::FastSupport && has_attacks(b, 3) && !b.knows_any(&[moves::RAPID_SPIN, moves::U_TURN])
    }),
    given(&LEFTOVERS, |b| b.role == Role::FastSupport),
    given(&EXPERT_BELT, |b| may_hold_expert_belt(b)),
    given(&LIFE_ORB, |b| {
        matches!(b.role, Role::FastAttacker | Role::SetupSweeper | Role::Wallbreaker) && !b.knows(moves::RAPID_SPIN)
    }),
];
