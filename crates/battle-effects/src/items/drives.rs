//! Drives: make Techno Blast of their type, and can't be taken from Genesect.

use crate::shared::keeping::stay_with;
use tallgrass_battle::prelude::*;

/// Genesect in the Pokédex.
const GENESECT: u16 = 649;

/// All four.
pub static DRIVES: [Behaviour; 4] = [
    item(items::BURN_DRIVE, &[on::constant(Event::Drive, Value::Type(Type::Fire)), on::take_item(stay_with_genesect)]),
    item(items::CHILL_DRIVE, &[on::constant(Event::Drive, Value::Type(Type::Ice)), on::take_item(stay_with_genesect)]),
    item(
        items::DOUSE_DRIVE,
        &[on::constant(Event::Drive, Value::Type(Type::Water)), on::take_item(stay_with_genesect)],
    ),
    item(
        items::SHOCK_DRIVE,
        &[on::constant(Event::Drive, Value::Type(Type::Electric)), on::take_item(stay_with_genesect)],
    ),
];

fn stay_with_genesect(cx: &mut Cx, o: Occasion, _: ItemId) -> Verdict {
    stay_with(cx, o, GENESECT)
}
