//! Generation 2: Random Battle. Its teams are put together as generation 3's are.

mod clashes;
mod items;
mod lists;
mod moves;
mod set;

use std::sync::LazyLock;

use tallgrass_pokedex::SpeciesId;
use tallgrass_pokedex::rule_sets::GEN2;
use tallgrass_pokedex::species::*;

use super::gen3;
use crate::data::{file, text};
use crate::engine::{Random, Stock};

/// Who lays down Spikes: one in a team is enough.
const SPIKES: &[SpeciesId] = &[CLOYSTER, DELIBIRD, QWILFISH, FORRETRESS, SMEARGLE];

static STOCK: LazyLock<Stock> = LazyLock::new(|| {
    Stock::new(GEN2, &text(file!("sets-gen2")), lists::NO_STAB, clashes::CLASHES, &[(SPIKES, SPIKES)])
});

/// Random Battle.
pub fn random() -> Random {
    Random::lacking_of_one_type(&STOCK, |team, roster| gen3::fill(team, roster, &set::STEPS, &[WOBBUFFET, DITTO]))
}
