//! Endeavor: leaves the target as many HP as the user has; fails against who has no more.

use tallgrass_battle::prelude::*;

pub static ENDEAVOR: Behaviour =
    move_(moves::ENDEAVOR, &[on::damage_callback(cut_down), on::try_immunity(needs_more_hp)]);

fn cut_down(cx: &mut Cx, hit: Hit) -> Reply<i32> {
    Set(cx.undynamaxed_hp(hit.target, None) - cx.mon(hit.user).hp)
}

fn needs_more_hp(cx: &mut Cx, hit: Hit) -> Verdict {
    Verdict::from_bool(cx.mon(hit.user).hp < cx.mon(hit.target).hp)
}
