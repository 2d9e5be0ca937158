//! Generation 1: stats are kept as changed, chances are of 256, a turn has none of the later steps, and what was selected
//! last is remembered.
//!
//! Each function here stands in the place of a usual one, or is called where the rules ask for the generation.

mod damage;
mod entering;
mod hitting;
mod memory;
mod moving;
mod selecting;
mod stats;
mod trapping;

pub(crate) use damage::{hurt_itself, note_damage};
pub use memory::{Decoy, Grip, Hold, Rage, Rampage, Release};
pub(crate) use selecting::{is_stuck, select};
pub(crate) use stats::weaken_by_status;
pub(crate) use trapping::release_held;

use super::Flow;
use super::gen2::GEN2;
use tallgrass_pokedex::{Generation, MoveId, moves};

pub(super) const GEN1: Flow = Flow {
    generation: Generation::Gen1,
    boost: Some(stats::boost),
    clear_boosts: Some(stats::clear_boosts),
    deduct_pp: Some(moving::deduct_pp),
    action_speed: Some(stats::action_speed),
    stat: Some(stats::stat),
    recoil_damage: Some(damage::recoil_damage),
    damage_of: Some(damage::damage_of),
    move_hit: Some(hitting::move_hit),
    run_move: Some(moving::run_move),
    run_switch: Some(entering::run_switch),
    try_move_hit: Some(hitting::try_move_hit),
    use_move: Some(moving::use_move),
    perform_move: Some(moving::perform_move),
    ..GEN2
};

/// Moves that take a turn to charge: they cost PP when they are carried out, not when they are begun.
const TWO_TURN_MOVES: [MoveId; 6] =
    [moves::DIG, moves::FLY, moves::RAZOR_WIND, moves::SKULL_BASH, moves::SKY_ATTACK, moves::SOLAR_BEAM];
