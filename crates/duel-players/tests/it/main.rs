//! Whole duels, played by computer players.

mod practice;
mod properties;
mod save;
mod strength;
