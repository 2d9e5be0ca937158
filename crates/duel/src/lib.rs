//! The Trading Card Game duel as the Game Boy Color game plays it: the same seed and choices give the same states.
//!
//! [`State`] is a flat value that mirrors the cartridge's memory field for field. [`Duel`] is a state with the rules
//! that drive it: what the cards do comes from a [`Rulebook`], which this crate doesn't fill. A duel never blocks: it
//! runs until somebody has to decide, says who and what in [`Duel::pending`], and goes on when it is answered.

pub mod checkpoints;
pub mod choice;
mod damage;
pub mod deck;
pub mod duel;
pub mod event;
pub mod flag;
pub mod flow;
pub mod message;
pub mod moment;
pub mod random;
pub mod rulebook;
pub mod rules;
pub mod save;
pub mod scenario;
pub mod setup;
pub mod state;
pub mod turn;
pub mod view;
pub mod words;

pub use choice::{Answer, Answers, Ask, Pending, Refusal};
pub use deck::{Deck, DeckError};
pub use duel::Duel;
pub use event::Event;
pub use flag::Flag;
pub use flow::{Next, Routine, Verdict};
pub use message::Message;
pub use moment::{Effect, Listener, Moment, on};
pub use random::{Purpose, Rng};
pub use rulebook::{Rulebook, RulebookError};
pub use rules::Rules;
pub use save::SaveError;
pub use setup::Setup;
pub use state::{Seat, State};
pub use view::View;

/// Names for authors of effects: `use tallgrass_duel::prelude::*;`.
pub mod prelude {
    pub use crate::checkpoints::at;
    pub use crate::flag::Flag;
    pub use crate::flow::{Next, Verdict};
    pub use crate::message::Message;
    pub use crate::moment::{Effect, Layer, Moment, on, place};
    pub use crate::state::{Condition, Defence, Hindrance, LastEffect, Seat, Slot};
    pub use crate::{Duel, Purpose, Rules};
    pub use tallgrass_cards::{Card, CardId, Category, Color, Kind, card, id};
}
