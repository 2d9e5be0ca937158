//! The turn: what waits, in what order it happens, and how it ends.

mod actions;
mod end;
mod faint;
mod queue;
mod start;
mod switch;

pub use switch::Switched;
