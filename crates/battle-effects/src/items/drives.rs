//! Drives: make Techno Blast of their type, and can't be taken from Genesect.

use crate::shared::keeping::stay_with;
use tallgrass_battle::prelude::*;

/// Genesect in the Pokédex.
const GENESECT: u16 = 649;

/// All of them.
pub static DRIVES: [Behaviour; 4] = items_alike(
    [items::BURN_DRIVE, items::CHILL_DRIVE, items::DOUSE_DRIVE, items::SHOCK_DRIVE],
    &[on::take_item(stay_with_genesect)],
);

fn stay_with_genesect(cx: &mut Cx, o: Occasion, _: ItemId) -> Verdict {
    stay_with(cx, o, GENESECT)
}
