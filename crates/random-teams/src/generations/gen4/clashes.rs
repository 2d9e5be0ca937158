//! Moves that don't go together, in the order in which they are looked at.

use tallgrass_pokedex::MoveId;
use tallgrass_pokedex::moves::*;

use super::lists::*;
use crate::data::Role;
use crate::engine::Clash;

const fn always(one: &'static [MoveId], other: &'static [MoveId]) -> Clash {
    Clash::always(one, other)
}

pub const CLASHES: &[Clash] = &[
    // Moves that don't go with what else the set is about.
    Clash::with_status(&[HEALING_WISH, SWITCHEROO, TRICK]),
    always(SETUP, &[U_TURN]),
    always(SETUP, HAZARDS),
    always(SETUP, &[PURSUIT, TOXIC]),
    always(PHYSICAL_SETUP, PHYSICAL_SETUP),
    always(&[FAKE_OUT, U_TURN], &[SWITCHEROO, TRICK]),
    always(&[SUBSTITUTE], &[U_TURN]),
    always(&[REST], &[SUBSTITUTE]),
    always(&[EXPLOSION], &[DESTINY_BOND, PAIN_SPLIT, REST, TRICK]),
    // Attacks that do much the same.
    always(&[SURF], &[HYDRO_PUMP]),
    always(&[BODY_SLAM, RETURN], &[BODY_SLAM, DOUBLE_EDGE]),
    always(&[ENERGY_BALL, LEAF_STORM], &[LEAF_BLADE, LEAF_STORM, POWER_WHIP]),
    always(&[LAVA_PLUME], &[FIRE_BLAST, OVERHEAT]),
    always(&[CLOSE_COMBAT], &[DRAIN_PUNCH]),
    always(&[DISCHARGE], &[THUNDERBOLT]),
    always(&[GUNK_SHOT], &[POISON_JAB]),
    always(&[PAYBACK], &[PURSUIT]),
    always(&[PROTECT], &[SWORDS_DANCE]),
    // For the sake of a few species: Manectric; Walrein; Smeargle; Seviper; Jirachi; Blaziken.
    always(&[FLAMETHROWER], &[OVERHEAT]),
    always(&[ENCORE], &[ROAR]),
    always(&[EXPLOSION], &[WHIRLWIND]),
    always(&[SWITCHEROO], &[SUCKER_PUNCH]),
    always(&[BODY_SLAM], &[HEALING_WISH]),
    always(&[AGILITY], &[VACUUM_WAVE]),
    Clash::only(STATUS_INFLICTING, STATUS_INFLICTING, |b| b.role != Role::Staller),
];
