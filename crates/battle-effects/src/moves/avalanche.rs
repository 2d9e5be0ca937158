//! Avalanche and Revenge: twice the power if the target has hurt the user this turn.

use tallgrass_battle::prelude::*;

pub static AVALANCHE: [Behaviour; 2] = [
    move_(moves::AVALANCHE, &[on::base_power_callback(double_if_hurt)]),
    move_(moves::REVENGE, &[on::base_power_callback(double_if_hurt)]),
];

fn double_if_hurt(cx: &mut Cx, hit: Hit, power: i32) -> Reply<i32> {
    Set(if cx.mon(hit.user).attacked_by.hurt_this_turn_by(hit.target) { 2 * power } else { power })
}
