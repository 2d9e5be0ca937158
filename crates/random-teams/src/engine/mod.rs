//! What all generators are made of.

mod ability;
mod book;
mod build;
mod choosing;
mod clashes;
mod companions;
pub mod counted;
mod culling;
mod details;
mod draws;
mod forme;
pub mod items;
mod limits;
mod move_type;
mod moves;
mod pokemon;
mod random;
mod roster;
mod rule;
pub mod spread;
mod stock;
mod team;

pub use ability::{AbilityRules, Given};
pub use book::{Book, Count, Counter};
pub use build::{Build, Cull, Setup};
pub use clashes::{Clash, Clashes};
pub use companions::{Companions, Company, Pair};
pub use culling::{SUPERFLUOUS, Superfluous};
pub use details::Details;
pub use draws::Draws;
pub use forme::{forme, one_of_formes};
pub use limits::Limits;
pub use moves::{MoveList, MoveSet};
pub use pokemon::{
    Kinds, SetsDrawn, Steps, own_gender_or_any_in_battle, own_gender_or_drawn, own_gender_or_drawn_and_male_greninja,
};
pub use random::Random;
pub use roster::{Candidate, Roster, Rosters};
pub use rule::{Rule, first_fit, given, one_of};
pub use spread::Spread;
pub use stock::Stock;
pub use team::Team;
