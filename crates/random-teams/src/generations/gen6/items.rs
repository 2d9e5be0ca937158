//! Which item a set holds: the first rule that fits, then generation 7's.

use tallgrass_pokedex::items::*;
use tallgrass_pokedex::{ItemId, abilities, moves, species};

use super::super::gen7::items::{
    choose_by, gives_a_scarf_away, gives_its_item_away, likes_status, rests, waits_to_be_hit,
};
use crate::TeamsError;
use crate::data::Role;
use crate::engine::items::{is, is_more_physical};
use crate::engine::{Build, Count, Rule, given};

pub fn choose(b: &mut Build) -> Result<ItemId, TeamsError> {
    match b.species.required_items {
        [] => choose_by(b, PRIORITY),
        items => b.draws.sample(items),
    }
}

const PRIORITY: &[Rule] = &[
    given(&ASSAULT_VEST, |b| b.role == Role::AvPivot),
    given(&STICK, |b| is(b, species::FARFETCHD)),
    given(&SOUL_DEW, |b| is(b, species::LATIAS) || is(b, species::LATIOS)),
    given(&THICK_CLUB, |b| is(b, species::MAROWAK)),
    given(&LIGHT_BALL, |b| is(b, species::PIKACHU)),
    given(&FOCUS_SASH, |b| is(b, species::SHEDINJA) || is(b, species::SMEARGLE)),
    given(&SHARP_BEAK, |b| is(b, species::TALONFLAME)),
    given(&SCOPE_LENS, |b| is(b, species::UNFEZANT) || b.knows(moves::FOCUS_ENERGY)),
    given(&CUSTAP_BERRY, |b| is(b, species::WOBBUFFET)),
    given(&MENTAL_HERB, |b| is(b, species::SHUCKLE)),
    given(&LIFE_ORB, |b| is(b, species::HONCHKROW)),
    given(&SITRUS_BERRY, |b| matches!(b.ability, abilities::HARVEST | abilities::CHEEK_POUCH)),
    given(&CHOICE_SCARF, |b| is(b, species::DITTO)),
    given(&TOXIC_ORB, |b| b.ability == abilities::POISON_HEAL),
    given(&LIFE_ORB, |b| b.ability == abilities::SPEED_BOOST),
    given(&CHOICE_BAND, |b| is(b, species::SCYTHER) && b.role == Role::FastAttacker),
    given(&EVIOLITE, |b| b.species.nfe),
    given(&CHOICE_SCARF, |b| gives_a_scarf_away(b)),
    given(&CHOICE_BAND, |b| gives_its_item_away(b) && is_more_physical(b)),
    given(&CHOICE_SPECS, |b| gives_its_item_away(b)),
    given(&SITRUS_BERRY, |b| b.knows(moves::BELLY_DRUM)),
    given(&CHOICE_SCARF, |b| b.knows(moves::WATER_SPOUT)),
    given(&POWER_HERB, |b| b.knows_any(&[moves::GEOMANCY, moves::SKY_ATTACK])),
    given(&WEAKNESS_POLICY, |b| waits_to_be_hit(b)),
    given(&WHITE_HERB, |b| b.knows(moves::SHELL_SMASH)),
    given(&FLAME_ORB, |b| b.knows(moves::PSYCHO_SHIFT) || likes_status(b) && is(b, species::CONKELDURR)),
    given(&TOXIC_ORB, |b| likes_status(b)),
    given(&FOCUS_SASH, |b| b.ability == abilities::MAGIC_GUARD && b.knows(moves::COUNTER)),
    given(&LIFE_ORB, |b| b.ability == abilities::MAGIC_GUARD),
    given(&CHOICE_SCARF, |b| is(b, species::RAMPARDOS) && b.role == Role::FastAttacker),
    given(&LIFE_ORB, |b| b.ability == abilities::SHEER_FORCE && b.has(Count::SheerForce)),
    given(&WHITE_HERB, |b| b.ability == abilities::UNBURDEN && is(b, species::HITMONLEE)),
    given(&SITRUS_BERRY, |b| b.ability == abilities::UNBURDEN),
    given(&ItemId::NONE, |b| b.knows(moves::ACROBATICS)),
    given(&LIGHT_CLAY, |b| b.knows(moves::LIGHT_SCREEN) && b.knows(moves::REFLECT)),
    given(&CHESTO_BERRY, |b| rests(b)),
    given(&LEFTOVERS, |b| b.role == Role::Staller),
];
