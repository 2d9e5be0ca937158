//! Rusted Sword and Rusted Shield: can't be taken from Zacian and Zamazenta.

use crate::shared::keeping::stay_with;
use tallgrass_battle::prelude::*;

/// Zacian and Zamazenta in the Pokédex.
const ZACIAN: u16 = 888;
const ZAMAZENTA: u16 = 889;

pub static RUSTED_WEAPONS: [Behaviour; 2] = [
    item(items::RUSTED_SWORD, &[on::take_item(|cx, o, _| stay_with(cx, o, ZACIAN))]),
    item(items::RUSTED_SHIELD, &[on::take_item(|cx, o, _| stay_with(cx, o, ZAMAZENTA))]),
];
