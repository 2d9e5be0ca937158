//! Payback: twice as strong if the target has already moved.

use tallgrass_battle::prelude::*;

pub static PAYBACK: Behaviour = move_(moves::PAYBACK, &[on::base_power_callback(power)]);

fn power(cx: &mut Cx, hit: Hit, power: i32) -> Reply<i32> {
    let ahead = cx.mon(hit.target).newly_switched || cx.will_move(hit.target).is_some();
    Set(if ahead { power } else { 2 * power })
}
