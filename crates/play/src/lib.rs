//! Replaying recorded games and judging whether the engine plays them the same. No rules.

pub mod duel_golden;
pub mod duels;
mod hex;
pub mod kind;
pub mod random_teams;
pub mod transcripts;

/// The examples of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
