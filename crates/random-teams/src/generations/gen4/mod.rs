//! Generation 4: Random Battle. Its teams are put together as generation 5's are.

mod abilities;
mod clashes;
mod companions;
mod items;
mod lists;
mod moves;
pub mod set;

use std::sync::LazyLock;

use tallgrass_pokedex::rule_sets::GEN4;

use super::gen5;
use crate::data::{file, text};
use crate::engine::{Random, Stock};

static STOCK: LazyLock<Stock> =
    LazyLock::new(|| Stock::new(GEN4, &text(file!("sets-gen4")), lists::NO_STAB, clashes::CLASHES, companions::PAIRS));

/// Random Battle.
pub fn random() -> Random {
    Random::new(&STOCK, |team, roster| gen5::fill(team, roster, &set::STEPS))
}
