//! Acrobatics: twice the power while its user holds nothing.

use tallgrass_battle::prelude::*;

pub static ACROBATICS: Behaviour = move_(moves::ACROBATICS, &[on::base_power_callback(double_without_item)]);

fn double_without_item(cx: &mut Cx, hit: Hit, power: i32) -> Reply<i32> {
    Set(if cx.mon(hit.user).item.is_none() { 2 * power } else { power })
}
