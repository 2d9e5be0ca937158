//! Memories: make Silvally and Multi-Attack of their type, and can't be taken from it.

use crate::shared::keeping::stay_with;
use tallgrass_battle::prelude::*;

/// Silvally in the Pokédex.
const SILVALLY: u16 = 773;

/// All of them.
pub static MEMORIES: [Behaviour; 17] = items_alike(
    [
        items::BUG_MEMORY,
        items::DARK_MEMORY,
        items::DRAGON_MEMORY,
        items::ELECTRIC_MEMORY,
        items::FAIRY_MEMORY,
        items::FIGHTING_MEMORY,
        items::FIRE_MEMORY,
        items::FLYING_MEMORY,
        items::GHOST_MEMORY,
        items::GRASS_MEMORY,
        items::GROUND_MEMORY,
        items::ICE_MEMORY,
        items::POISON_MEMORY,
        items::PSYCHIC_MEMORY,
        items::ROCK_MEMORY,
        items::STEEL_MEMORY,
        items::WATER_MEMORY,
    ],
    &[on::take_item(stay_with_silvally)],
);

fn stay_with_silvally(cx: &mut Cx, o: Occasion, _: ItemId) -> Verdict {
    stay_with(cx, o, SILVALLY)
}
