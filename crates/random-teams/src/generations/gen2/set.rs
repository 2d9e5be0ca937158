//! How a Pokémon of a team is made.

use tallgrass_pokedex::{Gender, ItemId, abilities, items, moves};

use super::{items as item, moves as moveset};
use crate::engine::spread::HP;
use crate::engine::{Build, Spread, Steps};
use crate::generations::gen1::individual_values;
use crate::generations::gen3::set;
use crate::written;

/// Whoever is shiny has lesser individual values, so nobody is.
pub const STEPS: Steps = Steps {
    cull: moveset::cull,
    moves: moveset::choose,
    ability: |_| Ok(abilities::NO_ABILITY),
    item: item::choose,
    spread,
    gender: |_, species| species.gender.or(Some(Gender::Male)),
    may_shine: false,
    keys: written::RANDOM_OF_GEN_2,
    ..set::STEPS
};

fn spread(b: &Build, item: ItemId, level: u32) -> Spread {
    let ivs = match b.hidden_power() {
        Some(kind) => {
            let [_, atk, def, special, _, speed] = b.book.dex.hidden_power_dvs(kind);
            individual_values([atk, def, special, speed])
        }
        None => [30; 6],
    };
    let mut spread = Spread { evs: [255; 6], ivs };
    spread.lower_until(HP, |spread| suits(b, item, spread.hp(b, level)));
    spread
}

/// Whether HP suit the moves, where it doesn't hold Leftovers.
fn suits(b: &Build, item: ItemId, hp: u64) -> bool {
    if item == items::LEFTOVERS {
        true
    } else if b.knows(moves::SUBSTITUTE) {
        !hp.is_multiple_of(4)
    } else {
        !b.knows(moves::BELLY_DRUM) || hp.is_multiple_of(2)
    }
}
