//! Moves that hit three times, each harder than the one before.

use tallgrass_battle::prelude::*;

pub static TRIPLE_KICK: [Behaviour; 2] = [
    move_(moves::TRIPLE_AXEL, &[on::base_power_callback(axel)]),
    move_(moves::TRIPLE_KICK, &[on::base_power_callback(kick)]),
];

fn axel(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    Set(20 * cx.mv(hit.mv).hit as i32)
}

fn kick(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    Set(10 * cx.mv(hit.mv).hit as i32)
}
