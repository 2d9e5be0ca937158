//! What players are asked and what they answer.

mod choose;
mod codes;
mod legal;
mod moves;
mod parse;
mod random_player;
mod request;
mod switches;
mod team;
mod value;

pub use codes::{CodeList, Codes, Mask};
pub use legal::{Decision, Decisions};
pub use random_player::RandomPlayer;
pub use value::{Choice, ChoiceError, Special};

type Result<T = (), E = ChoiceError> = std::result::Result<T, E>;

/// The place in a list that a number from 1 names, if it can be one.
fn place(number: f64) -> Option<usize> {
    (1.0..=255.0).contains(&number).then(|| number as usize - 1)
}
