//! Flame Burst: sparks hurt those beside the target.

use tallgrass_battle::prelude::*;

pub static FLAME_BURST: Behaviour =
    move_(moves::FLAME_BURST, &[on::hit(burst), on::after_sub_damage(burst_at_substitute)]);

fn spark(cx: &mut Cx, hit: Hit) {
    for ally in cx.adjacent_allies(hit.target) {
        let sixteenth = share(cx.mon(ally).base_max_hp, 1, 16);
        cx.damage_by(sixteenth, ally, Some(hit.user), Some(conditions::FLAME_BURST.into()));
    }
}

fn burst(cx: &mut Cx, hit: Hit) -> Verdict {
    spark(cx, hit);
    Pass
}

fn burst_at_substitute(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    spark(cx, hit);
    Pass
}
