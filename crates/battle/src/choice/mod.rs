//! What players are asked and what they answer.

mod choose;
mod legal;
mod moves;
mod number;
mod parse;
mod random_player;
mod request;
mod switches;
mod team;
mod value;

pub use legal::{Decision, Decisions};
pub use random_player::RandomPlayer;
pub use value::{Choice, ChoiceError, Special};

type Result<T = (), E = ChoiceError> = std::result::Result<T, E>;
