//! Bolt Beak and Fishious Rend: twice the power on a target that has yet to move.

use tallgrass_battle::prelude::*;

pub static BOLT_BEAK: [Behaviour; 2] = [
    move_(moves::BOLT_BEAK, &[on::base_power_callback(double_if_first)]),
    move_(moves::FISHIOUS_REND, &[on::base_power_callback(double_if_first)]),
];

fn double_if_first(cx: &mut Cx, hit: Hit, power: i32) -> Reply<i32> {
    let first = cx.mon(hit.target).newly_switched || cx.will_move(hit.target).is_some();
    Set(if first { 2 * power } else { power })
}
