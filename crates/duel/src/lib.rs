//! The Trading Card Game duel as the Game Boy Color game plays it: the same seed and choices give the same states.
//!
//! [`State`] is a flat value that mirrors the cartridge's memory field for field. [`Duel`] is a state with the rules
//! that drive it: what the cards do comes from a [`Rulebook`], which this crate doesn't fill. A duel never blocks: it
//! runs until somebody has to decide, says who and what in [`Duel::pending`], and goes on when it is answered.
//!
//! ```
//! use tallgrass_duel::{Deck, Duel, Setup};
//! use tallgrass_duel_cards::rulebook;
//!
//! let deck = Deck::parse("30 Fire Energy\n4 Charmander\n4 Growlithe\n4 Ponyta\n4 Vulpix\n4 Bill\n4 Potion\n4 Switch\n2 Magmar Lv24")?;
//! let mut duel = Setup::new([deck, deck]).prizes(4).seed([1, 2, 3]).begin(rulebook());
//!
//! // What will go through is listed, but for going back; anything else is refused and changes nothing.
//! let answers = duel.answers();
//! let before = duel.state;
//! duel.answer(answers[0])?;
//!
//! // A state is a value: it can be copied and gone on from, compared, hashed, saved and loaded.
//! let mut other = Duel::new(before, rulebook(), duel.rules);
//! other.answer(answers[0])?;
//! assert_eq!(other.state, duel.state);
//! assert_eq!(Duel::load(&duel.save(), rulebook())?.state, duel.state);
//!
//! // A duelist's view hides what lies face down.
//! let view = duel.seen_by(duel.pending().who);
//! println!("{} of {} cards in hand", view.own().hand_count(), 60);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | to | look at |
//! | --- | --- |
//! | begin a duel | [`Setup`], [`Deck`], [`Rules`] |
//! | play | [`Duel::pending`], [`Duel::answers`], [`Duel::answer`], [`Answer`], [`Ask`], [`Duel::attempt`] |
//! | see | [`View`], [`Event`], [`words`], [`trace`] |
//! | keep | [`Duel::save`], [`Duel::load`], [`State::check`] |
//! | write an effect | [`prelude`], [`effect`], [`moment`], [`checkpoints`], [`flag`], [`mark`], [`pack`], [`rulebook`], [`scenario`] |
//! | follow the rules | [`flow`], [`turn`], [`state`], [`random`] |

pub mod changes;
pub mod checkpoints;
pub mod choice;
mod damage;
pub mod deck;
mod dispatch;
mod driver;
pub mod duel;
pub mod effect;
pub mod event;
pub mod flag;
pub mod flow;
pub mod mark;
pub mod message;
pub mod moment;
pub mod pack;
pub mod play_area;
pub mod printed;
pub mod random;
pub mod rulebook;
pub mod rules;
pub mod save;
pub mod scenario;
pub mod setup;
pub mod state;
pub mod trace;
pub mod turn;
pub mod view;
pub mod words;

pub use changes::{Change, Spot};
pub use checkpoints::Denial;
pub use choice::{Answer, Answers, Ask, Pending, Refusal};
pub use deck::{Deck, DeckError};
pub use duel::Duel;
pub use effect::{Effect, Listener, on};
pub use event::Event;
pub use flag::Flag;
pub use flow::{Next, Routine, Verdict};
pub use mark::Mark;
pub use message::Message;
pub use moment::Moment;
pub use pack::{Pack, PackCard, PackDeck, PackEffect};
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
    pub use crate::effect::{Effect, Layer, on, place};
    pub use crate::flag::Flag;
    pub use crate::flow::{Next, Verdict};
    pub use crate::mark::Mark;
    pub use crate::message::Message;
    pub use crate::moment::Moment;
    pub use crate::state::{ACTIVE, Condition, Defence, Hindrance, LastEffect, NO_CARD, Seat, Slot};
    pub use crate::{Duel, Purpose, Rules};
    pub use tallgrass_cards::{Card, CardId, Category, Color, Kind, card, id};
}
