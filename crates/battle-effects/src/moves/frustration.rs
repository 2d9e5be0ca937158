//! Frustration: stronger the less its user likes its trainer.

use tallgrass_battle::prelude::*;

pub static FRUSTRATION: Behaviour = move_(moves::FRUSTRATION, &[on::base_power_callback(by_dislike)]);

fn by_dislike(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    Set(((255 - cx.mon(hit.user).happiness as i32) * 10 / 25).max(1))
}
