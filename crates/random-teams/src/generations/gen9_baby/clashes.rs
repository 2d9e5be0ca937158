//! Moves that don't go together, in the order in which they are looked at.

use tallgrass_pokedex::MoveId;
use tallgrass_pokedex::moves::*;

use super::lists::*;
use crate::engine::Clash;

const fn always(one: &'static [MoveId], other: &'static [MoveId]) -> Clash {
    Clash::always(one, other)
}

const FAIRY: &[MoveId] = &[ALLURING_VOICE, DAZZLING_GLEAM, DRAINING_KISS, MOONBLAST];
const STATUS: &[MoveId] = &[HYPNOSIS, THUNDER_WAVE, TOXIC, WILL_O_WISP, YAWN];

pub const CLASHES: &[Clash] = &[
    // Moves that don't go with what else the set is about.
    always(SETUP, &[DEFOG]),
    always(SETUP, PIVOT),
    always(SETUP, HAZARDS),
    always(PHYSICAL_SETUP, PHYSICAL_SETUP),
    Clash::with_status(&[DESTINY_BOND, HEALING_WISH, SWITCHEROO, TRICK]),
    always(&[CURSE], &[RAPID_SPIN]),
    // Moves that do much the same.
    always(FAIRY, FAIRY),
    always(
        &[BULLET_SEED, GIGA_DRAIN, LEAF_STORM, POWER_WHIP, SEED_BOMB],
        &[BULLET_SEED, GIGA_DRAIN, LEAF_STORM, SEED_BOMB],
    ),
    always(STATUS, STATUS),
    always(&[ROAR], &[YAWN]),
    always(&[DRAGON_CLAW], &[OUTRAGE]),
    always(&[DRACO_METEOR], &[DRAGON_PULSE]),
    always(&[TOXIC], &[TOXIC_SPIKES]),
    always(&[ROCK_BLAST], &[STONE_EDGE]),
    always(&[BODY_SLAM], &[DOUBLE_EDGE]),
    always(&[GUNK_SHOT], &[POISON_JAB]),
    always(&[HYDRO_PUMP, LIQUIDATION], &[SURF]),
    always(&[PSYCHIC], &[PSYSHOCK]),
];
