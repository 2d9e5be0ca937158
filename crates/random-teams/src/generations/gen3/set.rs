//! How a Pokémon of a team is made.

use tallgrass_pokedex::{ItemId, items, moves};

use super::{abilities as ability, items as item, moves as moveset};
use crate::engine::spread::HP;
use crate::engine::{Build, Count, Kinds, Spread, Steps};
use crate::generations::gen4::set;
use crate::generations::gen5::set::neglect_attack;

/// SHOWDOWN: those whose attacks of priority count are generation 4's.
pub const STEPS: Steps = Steps {
    cull: moveset::cull,
    moves: moveset::choose,
    ability: |b| ability::RULES.choose(b),
    item: item::choose,
    spread,
    kinds: Kinds::Preferred,
    ..set::STEPS
};

fn spread(b: &Build, item: ItemId, level: u32) -> Spread {
    let mut spread = Spread::with_hidden_power(b.book.dex, b.hidden_power());
    spread.lower_until(HP, |spread| suits(b, item, spread.hp(b, level)));
    if !b.has(Count::Physical) {
        neglect_attack(b, &mut spread);
    }
    // The last Substitute is to leave as little as possible.
    let wants_little = b.knows(moves::ENDEAVOR) || is_strong_when_weak(b);
    if b.knows(moves::SUBSTITUTE) && wants_little && spread.hp(b, level).is_multiple_of(4) {
        spread.evs[HP] -= 4;
    }
    spread
}

fn is_strong_when_weak(b: &Build) -> bool {
    b.knows_any(&[moves::FLAIL, moves::REVERSAL])
}

/// Whether HP suit the moves and the item: Substitutes leave something if 4 doesn't divide them, or lead to a quarter at which
/// a Berry is eaten; Belly Drum leaves more than half of an odd number.
fn suits(b: &Build, item: ItemId, hp: u64) -> bool {
    let is_eaten_at_a_quarter = matches!(item, items::LIECHI_BERRY | items::PETAYA_BERRY | items::SALAC_BERRY);
    if b.knows(moves::SUBSTITUTE) && is_strong_when_weak(b) {
        !hp.is_multiple_of(4)
    } else if b.knows(moves::SUBSTITUTE) && is_eaten_at_a_quarter {
        hp.is_multiple_of(4)
    } else {
        !b.knows(moves::BELLY_DRUM) || !hp.is_multiple_of(2)
    }
}
