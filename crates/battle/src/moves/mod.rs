//! From the use of a move to its hits.

mod damage;
mod effects;
mod hit_loop;
mod power;
mod run_move;
mod steps;
mod targets;
mod use_move;

pub(crate) use effects::Payload;
pub(crate) use hit_loop::Remaining;
pub use use_move::MoveUse;
pub(crate) use use_move::TargetName;
