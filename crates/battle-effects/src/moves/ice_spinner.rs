//! Ice Spinner: spins the terrain away.

use tallgrass_battle::prelude::*;

pub static ICE_SPINNER: Behaviour =
    move_(moves::ICE_SPINNER, &[on::after_hit(clear), on::after_sub_damage(clear_behind_substitute)]);

fn clear(cx: &mut Cx, _: Hit) -> Verdict {
    cx.clear_terrain();
    Pass
}

fn clear_behind_substitute(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mon(hit.user).hp != 0 {
        cx.clear_terrain();
    }
    Pass
}
