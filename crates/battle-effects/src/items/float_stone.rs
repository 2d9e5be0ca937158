//! Float Stone: halves the holder's weight.

use tallgrass_battle::prelude::*;

pub static FLOAT_STONE: Behaviour = item(items::FLOAT_STONE, &[on::modify_weight(|_, _, weight| Set(weight / 2))]);
