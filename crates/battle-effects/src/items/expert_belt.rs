//! Expert Belt: super effective hits deal a fifth more damage.

use tallgrass_battle::prelude::*;

pub static EXPERT_BELT: Behaviour = item(items::EXPERT_BELT, &[on::modify_damage(strengthen)]);

fn strengthen(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if hit.mv.is_some() && cx.hit_data(hit.mv, hit.target).type_mod > 0 { cx.chain(4915, 4096) } else { Pass }
}
