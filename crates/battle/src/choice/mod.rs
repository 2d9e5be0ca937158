//! What players are asked and what they answer.

mod choose;
mod parse;
mod request;

pub use choose::{Choice, ChoiceError, Special};
