//! Whole duels, played by computer players.

mod allocations;
mod changes;
mod duels;
mod endless;
mod practice;
mod properties;
mod save;
mod strength;
mod views;
