//! Moves that don't go together, in the order in which they are looked at.

use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{MoveId, abilities, species};

use super::lists::*;
use crate::data::Role;
use crate::engine::{Build, Clash};

const fn always(one: &'static [MoveId], other: &'static [MoveId]) -> Clash {
    Clash::always(one, other)
}

const fn only(one: &'static [MoveId], other: &'static [MoveId], when: fn(&Build) -> bool) -> Clash {
    Clash::only(one, other, when)
}

pub const CLASHES: &[Clash] = &[
    // Moves that don't go with what else the set is about.
    // Nature Power is an attack here.
    Clash::with_status_but(&[NATURE_POWER], &[HEALING_WISH, SWITCHEROO, TRICK]),
    always(SETUP, PIVOT),
    always(SETUP, HAZARDS),
    always(SETUP, &[HEAL_BELL, PURSUIT, TOXIC]),
    always(PHYSICAL_SETUP, PHYSICAL_SETUP),
    always(&[FAKE_OUT, U_TURN], &[SWITCHEROO, TRICK]),
    always(&[SUBSTITUTE], PIVOT),
    always(&[REST], &[SUBSTITUTE]),
    always(&[TOXIC], &[TOXIC_SPIKES]),
    // Attacks that do much the same.
    always(&[PSYCHIC], &[PSYSHOCK]),
    always(&[SCALD, SURF], &[HYDRO_PUMP]),
    always(&[BODY_SLAM, RETURN], &[BODY_SLAM, DOUBLE_EDGE]),
    always(&[GIGA_DRAIN, LEAF_STORM], &[LEAF_STORM, PETAL_DANCE, POWER_WHIP]),
    always(&[DRAIN_PUNCH, FOCUS_BLAST], &[CLOSE_COMBAT, HIGH_JUMP_KICK, SUPERPOWER]),
    always(&[PAYBACK], &[PURSUIT]),
    // For the sake of a few species: Zebstrika; Manectric; Meganium; Volcarona, Heatran, Groudon; Walrein; Lunatone; Smeargle;
    // Seviper; Jirachi.
    always(&[WILD_CHARGE], &[THUNDERBOLT]),
    always(&[FLAMETHROWER], &[OVERHEAT]),
    always(&[LEECH_SEED], &[DRAGON_TAIL]),
    always(&[FIERY_DANCE, LAVA_PLUME], &[FIRE_BLAST, MAGMA_STORM, OVERHEAT]),
    always(&[ENCORE], &[ROAR]),
    always(&[MOONLIGHT], &[ROCK_POLISH]),
    always(&[MEMENTO], &[WHIRLWIND]),
    always(&[SWITCHEROO], &[SUCKER_PUNCH]),
    always(&[BODY_SLAM], &[HEALING_WISH]),
    only(STATUS_INFLICTING, STATUS_INFLICTING, |b| !b.may_have(abilities::PRANKSTER) && b.role != Role::Staller),
    only(&[PROTECT], &[SWORDS_DANCE], |b| b.may_have(abilities::GUTS)),
    only(&[STONE_EDGE, SUPERPOWER], &[SUPERPOWER, TOXIC], |b| b.species.id == species::MAMOSWINE),
];
