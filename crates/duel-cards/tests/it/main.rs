//! What cards do in duels, through the public interface.

mod asking;
mod corrected;
mod powers;
mod results;
mod shape;
mod table;
mod texts;
mod told;
