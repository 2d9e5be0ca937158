//! Sparkling Aria: cures the burns of those it hits.

use tallgrass_battle::prelude::*;

pub static SPARKLING_ARIA: Behaviour = move_(moves::SPARKLING_ARIA, &[on::after_move(cure_burns)]);

fn cure_burns(cx: &mut Cx, hit: Hit) -> Verdict {
    let Hit { user, mv, .. } = hit;
    let (targets, spared) = (cx.mv(mv).hit_targets, cx.mv(mv).has_sheer_force);
    if cx.mon(user).fainted || targets == 0 || spared {
        for mon in cx.actives() {
            cx.delete_volatile(mon, conditions::SPARKLING_ARIA);
        }
        return Pass;
    }
    let several = targets.count_ones() > 1;
    let mut others = cx.allies(user);
    others.extend(cx.foes(user));
    for mon in others {
        if targets >> mon.0 & 1 != 0
            && (cx.remove_volatile(mon, conditions::SPARKLING_ARIA) || several)
            && cx.mon(mon).status == conditions::BRN
        {
            cx.cure_status(mon);
        }
    }
    Pass
}
