//! Avalanche and Revenge: twice the power if the target has hurt the user this turn.

use tallgrass_battle::prelude::*;

pub static AVALANCHE: [Behaviour; 2] = [
    move_(moves::AVALANCHE, &[on::base_power_callback(double_if_hurt)]),
    move_(moves::REVENGE, &[on::base_power_callback(double_if_hurt)]),
];

fn double_if_hurt(cx: &mut Cx, hit: Hit, power: i32) -> Reply<i32> {
    let attacks = cx.mon(hit.user).attacked_by;
    let hurt = |attack: &tallgrass_battle::state::Attack| {
        attack.source == hit.target && attack.damage > 0 && attack.this_turn()
    };
    Set(if attacks.as_slice().iter().any(hurt) { 2 * power } else { power })
}
