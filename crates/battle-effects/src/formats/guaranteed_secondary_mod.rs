//! Guaranteed Secondary Mod: secondary effects always happen.

use tallgrass_battle::prelude::*;

pub static GUARANTEED_SECONDARY_MOD: Behaviour =
    condition(conditions::GUARANTEED_SECONDARY_MOD, &[on::modify_move(make_certain)]);

fn make_certain(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.mv_mut(hit.mv).make_secondaries_certain();
    Pass
}
