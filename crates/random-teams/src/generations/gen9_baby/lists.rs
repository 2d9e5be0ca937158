//! Lists of moves that the rules speak of.

use tallgrass_pokedex::MoveId;
use tallgrass_pokedex::moves::*;

pub use super::super::gen9::lists::{NO_STAB, PIVOT, PRIORITY_POKEMON};
pub use crate::engine::counted::{CONTRARY, HAZARDS, PHYSICAL_SETUP, RECOVERY};

/// Moves that set up. What sets count as is counted by another list.
pub const SETUP: &[MoveId] = &[
    ACID_ARMOR,
    AGILITY,
    AUTOTOMIZE,
    BELLY_DRUM,
    BULK_UP,
    CALM_MIND,
    CLANGOROUS_SOUL,
    COIL,
    COSMIC_POWER,
    CURSE,
    DRAGON_DANCE,
    FLAME_CHARGE,
    GROWTH,
    HONE_CLAWS,
    HOWL,
    IRON_DEFENSE,
    MEDITATE,
    NASTY_PLOT,
    NO_RETREAT,
    POWER_UP_PUNCH,
    QUIVER_DANCE,
    RAIN_DANCE,
    ROCK_POLISH,
    SHELL_SMASH,
    SHIFT_GEAR,
    SNOWSCAPE,
    SUNNY_DAY,
    SWORDS_DANCE,
    TAIL_GLOW,
    TIDY_UP,
    TRAILBLAZE,
    WORK_UP,
    VICTORY_DANCE,
];

pub const SPEED_SETUP: &[MoveId] = &[AGILITY, AUTOTOMIZE, FLAME_CHARGE, ROCK_POLISH, TRAILBLAZE];

/// Moves that are known both or not at all.
pub const MOVE_PAIRS: &[[MoveId; 2]] = &[[LIGHT_SCREEN, REFLECT], [SLEEP_TALK, REST], [PROTECT, WISH]];
