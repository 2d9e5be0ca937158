//! Replaying recorded games and judging whether the engine plays them the same. No rules.

pub mod duel_golden;
pub mod duels;
mod hex;
pub mod kind;
pub mod transcripts;
