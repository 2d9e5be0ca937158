//! Which item a set holds: the first rule that fits.

use tallgrass_pokedex::items::*;
use tallgrass_pokedex::{ItemId, moves, species};

use super::moves::is_bulky;
use crate::TeamsError;
use crate::engine::items::is;
use crate::engine::{Build, Count, Rule, first_fit, given};

pub fn choose(b: &mut Build) -> Result<ItemId, TeamsError> {
    Ok(first_fit(RULES, b)?.unwrap_or(LEFTOVERS))
}

const RULES: &[Rule] = &[
    given(&METAL_POWDER, |b| is(b, species::DITTO)),
    given(&THICK_CLUB, |b| is(b, species::MAROWAK)),
    given(&LIGHT_BALL, |b| is(b, species::PIKACHU)),
    given(&ItemId::NONE, |b| b.knows(moves::THIEF)),
    given(&PINK_BOW, |b| b.knows(moves::FLAIL)),
    given(&BLACK_BELT, |b| b.knows(moves::REVERSAL)),
    given(&MINT_BERRY, |b| b.knows(moves::REST) && !b.knows(moves::SLEEP_TALK) && !is_bulky(b)),
    given(&MIRACLE_BERRY, |b| b.knows(moves::BELLY_DRUM) && !b.has(Count::Recovery) && b.draws.chance(1, 2)),
];
