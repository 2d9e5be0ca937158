//! Events: their names, who listens, and how they are dispatched.
//!
//! An event is run over all who listen ([`Battle::run`](crate::Battle::run) and its kin, `run.rs`), on one effect only
//! ([`Battle::single`](crate::Battle::single), `single.rs`), or over the whole field at the end of the turn and after
//! switches (`everywhere.rs`). Listeners are gathered first, put in order, then asked one by one unless they are
//! suppressed when their time comes; each of these steps is the same for all and has a file of its own.

mod arithmetic;
mod calling;
mod everywhere;
pub(crate) mod gathering;
pub(crate) mod hearing;
pub mod listener;
mod ordering;
mod run;
pub(crate) mod sets;
mod single;
mod suppression;
pub mod vocabulary;

pub use listener::{Handler, Listener, Scope};
pub use sets::EventSet;
pub use suppression::Suppression;
pub use vocabulary::{Event, on};
