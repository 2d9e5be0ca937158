//! Return: the stronger, the happier its user is.

use tallgrass_battle::prelude::*;

pub static RETURN: Behaviour = move_(moves::RETURN, &[on::base_power_callback(power)]);

fn power(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    Set((cx.mon(hit.user).happiness as i32 * 10 / 25).max(1))
}
