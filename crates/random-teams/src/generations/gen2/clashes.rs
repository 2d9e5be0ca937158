//! Moves that don't go together, in the order in which they are looked at.

use tallgrass_pokedex::MoveId;
use tallgrass_pokedex::moves::*;

use super::lists::*;
use super::moves::is_bulky;
use crate::engine::Clash;

const fn always(one: &'static [MoveId], other: &'static [MoveId]) -> Clash {
    Clash::always(one, other)
}

pub const CLASHES: &[Clash] = &[
    // Moves that don't go with what else the set is about.
    always(PHYSICAL_SETUP, PHYSICAL_SETUP),
    always(SETUP, &[HAZE]),
    always(&[BODY_SLAM], &[THUNDER_WAVE]),
    always(&[STUN_SPORE, THUNDER_WAVE], &[TOXIC]),
    // Attacks that do much the same.
    always(&[SURF], &[HYDRO_PUMP]),
    always(&[BODY_SLAM, RETURN], &[BODY_SLAM, DOUBLE_EDGE]),
    always(&[FIRE_BLAST], &[FLAMETHROWER]),
    always(&[THUNDER], &[THUNDERBOLT]),
    Clash::only(&[REST, SLEEP_TALK], &[ROAR], |b| !is_bulky(b)),
];
