//! How a Pokémon of a team is made.

use tallgrass_pokedex::{ItemId, items, moves};

use super::lists::PRIORITY_POKEMON;
use super::{abilities as ability, items as item, moves as moveset};
use crate::engine::spread::HP;
use crate::engine::{Build, Count, Spread, Steps};
use crate::generations::gen5::set::{self, neglect_attack, slow_down};

pub const STEPS: Steps = Steps {
    priority_pokemon: PRIORITY_POKEMON,
    cull: moveset::cull,
    moves: moveset::choose,
    ability: |b| ability::RULES.choose(b),
    item: item::choose,
    spread,
    ..set::STEPS
};

fn spread(b: &Build, item: ItemId, level: u32) -> Spread {
    let mut spread = Spread::with_hidden_power(b.book.dex, b.hidden_power());
    spread.lower_until(HP, |spread| suits(b, item, spread.hp(b, level)));
    if !b.has(Count::Physical) {
        neglect_attack(b, &mut spread);
    }
    slow_down(b, &mut spread);
    spread
}

/// Whether HP let a Sitrus Berry be eaten after Substitutes, or Belly Drum.
fn suits(b: &Build, item: ItemId, hp: u64) -> bool {
    match item {
        items::SITRUS_BERRY if b.knows(moves::SUBSTITUTE) => hp.is_multiple_of(4),
        items::SITRUS_BERRY if b.knows(moves::BELLY_DRUM) => hp.is_multiple_of(2),
        _ => true,
    }
}
