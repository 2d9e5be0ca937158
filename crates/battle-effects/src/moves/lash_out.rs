//! Lash Out: twice the power if the user's stages were lowered this turn.

use tallgrass_battle::prelude::*;

pub static LASH_OUT: Behaviour = move_(moves::LASH_OUT, &[on::base_power(double_when_lowered)]);

fn double_when_lowered(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mon(hit.user).stats_lowered_this_turn { cx.chain(2, 1) } else { Pass }
}
