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
    Clash::with_status(&[TRICK]),
    always(SETUP, &[KNOCK_OFF, RAPID_SPIN, TOXIC]),
    always(&[REST], &[PROTECT, SUBSTITUTE]),
    always(&[SELF_DESTRUCT, EXPLOSION], &[DESTINY_BOND, PAIN_SPLIT, REST]),
    // Attacks that do much the same.
    always(&[SURF], &[HYDRO_PUMP]),
    always(&[BODY_SLAM, RETURN], &[BODY_SLAM, DOUBLE_EDGE]),
    always(&[FIRE_BLAST], &[FLAMETHROWER]),
    // For the sake of Granbull, and of Heracross.
    always(&[BULK_UP], &[OVERHEAT]),
    always(&[ENDURE], &[SUBSTITUTE]),
    Clash::only(STATUS_INFLICTING, STATUS_INFLICTING, |b| b.role != Role::Staller),
];
