//! What all generators are made of.

mod book;
mod build;
mod clashes;
mod companions;
mod details;
mod draws;
mod forme;
mod limits;
mod moves;
mod roster;
mod rule;

pub use book::{Book, Count, Counter};
pub use build::{Build, Flow};
pub use clashes::{Clash, Clashes};
pub use companions::{Companions, Company, Pair};
pub use details::Details;
pub use draws::Draws;
pub use forme::forme;
pub use limits::Limits;
pub use moves::{MoveList, MoveSet};
pub use roster::{Candidate, Roster, Rosters};
pub use rule::{Rule, first_fit, given, one_of};
