//! Abilities that let Normal and Fighting moves hit Ghosts.

use crate::shared::stages::{ignore_intimidate, keep_stage};
use tallgrass_battle::prelude::*;

/// Scrappy: Normal and Fighting moves hit Ghosts, and Intimidate does nothing.
pub static SCRAPPY: Behaviour = ability(
    abilities::SCRAPPY,
    &[on::modify_move(reach_ghosts).priority(-5), on::try_boost(ignore_intimidate).since(Gen8)],
);

/// Mind's Eye: Normal and Fighting moves hit Ghosts, evasion doesn't help against the holder, and others can't lower
/// its accuracy.
pub static MINDS_EYE: Behaviour =
    ability(abilities::MINDS_EYE, &[on::modify_move(see_through).priority(-5), on::try_boost(keep_accuracy)]);

fn reach_ghosts(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.mv_mut(hit.mv).ignored_immunities |= Type::Normal.bit() | Type::Fighting.bit();
    Pass
}

fn see_through(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.mv_mut(hit.mv).ignore_evasion = true;
    reach_ghosts(cx, hit)
}

fn keep_accuracy(cx: &mut Cx, o: Occasion, boosts: &mut BoostList) -> Verdict {
    keep_stage(cx, o, boosts, Boost::Accuracy, "accuracy")
}
