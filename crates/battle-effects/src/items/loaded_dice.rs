//! Loaded Dice: moves with an accuracy check for each hit have only one. (That moves hit more often is in the hits.)

use tallgrass_battle::prelude::*;

pub static LOADED_DICE: Behaviour = item(items::LOADED_DICE, &[on::modify_move(check_once)]);

fn check_once(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.mv_mut(hit.mv).multiaccuracy = false;
    Pass
}
