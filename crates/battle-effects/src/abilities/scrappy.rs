//! Scrappy: Normal and Fighting moves hit Ghosts, and Intimidate does nothing.

use crate::shared::stages::ignore_intimidate;
use tallgrass_battle::prelude::*;

pub static SCRAPPY: Behaviour = ability(
    abilities::SCRAPPY,
    &[on::modify_move(reach_ghosts).priority(-5), on::try_boost(ignore_intimidate).since(Gen8)],
);

/// Lets Normal and Fighting moves hit Ghosts.
pub(crate) fn reach_ghosts(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.reach_ghosts(hit);
    Pass
}
