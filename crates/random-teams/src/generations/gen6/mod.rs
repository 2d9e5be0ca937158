//! Generation 6: Random Battle. Teams and most of what moves ask are generation 7's.

mod abilities;
mod clashes;
mod items;
mod moves;

use std::sync::LazyLock;

use tallgrass_pokedex::rule_sets::GEN6;

use super::gen7;
use crate::data::{file, text};
use crate::engine::{Random, SetsDrawn, Steps, Stock, own_gender_or_drawn};

static STOCK: LazyLock<Stock> = LazyLock::new(|| {
    Stock::new(
        GEN6,
        &text(file!("sets-gen6")),
        gen7::lists::NO_STAB,
        clashes::CLASHES,
        gen7::companions::IN_GENERATION_6,
    )
});

/// Random Battle.
pub fn random() -> Random {
    Random::new(&STOCK, |team, roster| gen7::fill(team, roster, &STEPS))
}

const STEPS: Steps = Steps {
    sets: SetsDrawn::All,
    moves: moves::choose,
    ability: |b| abilities::RULES.choose(b),
    item: items::choose,
    gender: own_gender_or_drawn,
    ..gen7::set::STEPS
};
