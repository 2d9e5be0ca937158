//! Moves that gain 20 power for every raised stage.

use tallgrass_battle::prelude::*;

pub static STORED_POWER: [Behaviour; 2] = [
    move_(moves::POWER_TRIP, &[on::base_power_callback(power)]),
    move_(moves::STORED_POWER, &[on::base_power_callback(power)]),
];

fn power(cx: &mut Cx, hit: Hit, power: i32) -> Reply<i32> {
    Set(power + 20 * cx.mon(hit.user).positive_boosts())
}
