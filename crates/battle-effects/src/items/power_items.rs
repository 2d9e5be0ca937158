//! Macho Brace and the Power items: halve the holder's Speed.

use tallgrass_battle::prelude::*;

/// What trainers train with.
pub static POWER_ITEMS: [Behaviour; 7] = items_alike(
    [
        items::MACHO_BRACE,
        items::POWER_ANKLET,
        items::POWER_BAND,
        items::POWER_BELT,
        items::POWER_BRACER,
        items::POWER_LENS,
        items::POWER_WEIGHT,
    ],
    &[on::modify_spe(|cx, _, _| cx.chain(1, 2))],
);
