//! Clear Amulet: others can't lower the holder's stages.

use tallgrass_battle::prelude::*;

pub static CLEAR_AMULET: Behaviour =
    item(items::CLEAR_AMULET, &[on::try_boost(crate::shared::stages::keep_stages).priority(1)]);
