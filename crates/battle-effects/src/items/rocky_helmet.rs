//! Rocky Helmet: whoever touches the holder loses a sixth of its HP.

use tallgrass_battle::prelude::*;

pub static ROCKY_HELMET: Behaviour = item(items::ROCKY_HELMET, &[on::damaging_hit(hurt).order(2)]);

fn hurt(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.makes_contact(hit.mv, hit.user, hit.target, false) {
        cx.damage_by(share(cx.mon(hit.user).base_max_hp, 1, 6), hit.user, Some(hit.target), None);
    }
    Pass
}
