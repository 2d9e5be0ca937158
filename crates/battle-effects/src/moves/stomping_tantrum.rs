//! Moves that are twice as strong if the user's last move failed.

use tallgrass_battle::prelude::*;
use tallgrass_battle::state::MoveResult;

pub static STOMPING_TANTRUM: [Behaviour; 2] = [
    move_(moves::STOMPING_TANTRUM, &[on::base_power_callback(power)]),
    move_(moves::TEMPER_FLARE, &[on::base_power_callback(power)]),
];

fn power(cx: &mut Cx, hit: Hit, power: i32) -> Reply<i32> {
    let failed = cx.mon(hit.user).move_last_turn_result == MoveResult::Failed;
    Set(if failed { 2 * power } else { power })
}
