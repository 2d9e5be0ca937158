//! Events: their names, who listens, and how they are dispatched.

pub(crate) mod hearing;
pub mod listener;
pub(crate) mod run;
pub mod vocabulary;

pub use listener::{Handler, Listener, Scope};
pub use vocabulary::{Event, EventSet, on};
