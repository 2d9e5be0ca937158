//! Whole duels, played by computer players.

mod duels;
mod practice;
mod properties;
mod save;
mod strength;
mod views;
