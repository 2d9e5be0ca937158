//! Which item a set holds: the first rule that fits.

use tallgrass_pokedex::items::*;
use tallgrass_pokedex::{ItemId, Type, abilities, moves, species};

use crate::TeamsError;
use crate::data::Role;
use crate::engine::items::is;
use crate::engine::{Build, Count, Rule, first_fit, given};

pub fn choose(b: &mut Build) -> Result<ItemId, TeamsError> {
    match b.species.required_items {
        [] => Ok(first_fit(RULES, b)?.unwrap_or_default()),
        items => b.draws.sample(items),
    }
}

fn is_attacker(role: Role) -> bool {
    matches!(role, Role::FastAttacker | Role::SetupSweeper | Role::Wallbreaker)
}

fn doubly_fears_rocks(b: &Build) -> bool {
    b.weakness(Type::Rock) >= 2
}

/// It only attacks, but for what lets it leave.
fn may_be_locked(b: &Build) -> bool {
    let statuses = b.count(Count::Status);
    !b.has(Count::Priority)
        && !b.knows_any(&[moves::FAKE_OUT, moves::TRAILBLAZE])
        && (statuses == 0 || statuses == 1 && b.knows(moves::PARTING_SHOT))
}

const RULES: &[Rule] = &[
    // Whatever the role.
    given(&LIGHT_BALL, |b| is(b, species::PIKACHU)),
    given(&SITRUS_BERRY, |b| {
        matches!(b.ability, abilities::CHEEK_POUCH | abilities::CUD_CHEW | abilities::HARVEST)
            || b.knows(moves::BELLY_DRUM)
    }),
    given(&FOCUS_SASH, |b| is(b, species::ALAKAZAM) && b.draws.chance(1, 2)),
    given(&FOCUS_SASH, |b| is(b, species::GLIMMORA)),
    given(&CHOICE_SCARF, |b| {
        is(b, species::RAMPARDOS) && b.role == Role::FastAttacker
            || is(b, species::DITTO)
            || b.knows_any(&[moves::HEALING_WISH, moves::SWITCHEROO, moves::TRICK])
    }),
    given(&WHITE_HERB, |b| b.ability == abilities::UNBURDEN && b.knows(moves::CLOSE_COMBAT)),
    given(&SITRUS_BERRY, |b| b.ability == abilities::UNBURDEN),
    given(&WHITE_HERB, |b| b.knows(moves::SHELL_SMASH)),
    given(&LIFE_ORB, |b| {
        matches!(b.ability, abilities::MAGIC_GUARD | abilities::SHEER_FORCE) && !is(b, species::TOUCANNON)
    }),
    given(&ItemId::NONE, |b| b.knows(moves::ACROBATICS)),
    given(&LIGHT_CLAY, |b| b.knows(moves::AURORA_VEIL) || b.knows(moves::LIGHT_SCREEN) && b.knows(moves::REFLECT)),
    given(&CHESTO_BERRY, |b| {
        b.knows(moves::REST)
            && !b.knows(moves::SLEEP_TALK)
            && !matches!(b.ability, abilities::NATURAL_CURE | abilities::SHED_SKIN)
    }),
    given(&SILK_SCARF, |b| b.is_of(Type::Normal) && b.knows(moves::DOUBLE_EDGE) && b.knows(moves::FAKE_OUT)),
    given(&WIDE_LENS, |b| {
        is(b, species::FROSLASS) && b.knows(moves::TRIPLE_AXEL)
            || b.knows(moves::POPULATION_BOMB)
            || b.ability == abilities::HUSTLE && b.has(Count::Setup) && b.draws.chance(1, 2)
    }),
    // By role.
    given(&CHOICE_SCARF, |b| b.role == Role::FastAttacker && may_be_locked(b)),
    given(&LEFTOVERS, |b| {
        use moves::{FLAME_CHARGE, KINGS_SHIELD, NUZZLE, RAPID_SPIN, SUBSTITUTE};
        b.knows_any(&[FLAME_CHARGE, KINGS_SHIELD, NUZZLE, RAPID_SPIN, SUBSTITUTE])
    }),
    given(&LUM_BERRY, |b| b.knows(moves::OUTRAGE) && b.has(Count::Setup)),
    given(&LEFTOVERS, |b| b.role.is_bulky()),
    given(&MYSTIC_WATER, |b| is_attacker(b.role) && (is(b, species::BASCULEGION) || is(b, species::PALAFIN))),
    given(&LIFE_ORB, |b| is_attacker(b.role) && !doubly_fears_rocks(b)),
    given(&FOCUS_SASH, |b| {
        b.role == Role::FastSupport
            && b.is_lead
            && !b.has(Count::Recovery)
            && !b.has(Count::Recoil)
            && b.has(Count::Hazards)
    }),
    given(&LIFE_ORB, |b| {
        b.role == Role::FastSupport && b.count(Count::Physical) + b.count(Count::Special) >= 3 && !doubly_fears_rocks(b)
    }),
    given(&LEFTOVERS, |_| true),
];
