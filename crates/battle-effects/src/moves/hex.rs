//! Hex and Infernal Parade: twice the power on a target with a status.

use tallgrass_battle::prelude::*;

pub static HEX: [Behaviour; 2] = [
    move_(moves::HEX, &[on::base_power_callback(double_on_status)]),
    move_(moves::INFERNAL_PARADE, &[on::base_power_callback(double_on_status)]),
];

fn double_on_status(cx: &mut Cx, hit: Hit, power: i32) -> Reply<i32> {
    let ill = cx.mon(hit.target).status.is_some() || cx.has_ability(hit.target, abilities::COMATOSE);
    Set(if ill { 2 * power } else { power })
}
