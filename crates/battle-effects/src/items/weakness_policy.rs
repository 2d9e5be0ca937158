//! Weakness Policy: raises Attack and Special Attack by two after a super effective hit.

use tallgrass_battle::prelude::*;

pub static WEAKNESS_POLICY: Behaviour = item(items::WEAKNESS_POLICY, &[on::damaging_hit(react)]);

fn react(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if !cx.has_own_damage(hit.mv) && cx.hit_data(hit.mv, hit.target).type_mod > 0 {
        cx.use_item(hit.target);
    }
    Pass
}
