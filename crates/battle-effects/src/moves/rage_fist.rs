//! Rage Fist: 50 power more for every hit the user has taken in this battle, up to 350.

use tallgrass_battle::prelude::*;

pub static RAGE_FIST: Behaviour = move_(moves::RAGE_FIST, &[on::base_power_callback(power)]);

fn power(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    Set((50 + 50 * cx.mon(hit.user).times_attacked as i32).min(350))
}
