//! What players are asked and what they answer.

mod choose;
mod legal;
mod parse;
mod random_player;
mod request;

pub use choose::{Choice, ChoiceError, Special};
pub use legal::{Decision, Decisions};
pub use random_player::RandomPlayer;
