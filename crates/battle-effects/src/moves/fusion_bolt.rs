//! Fusion Bolt and Fusion Flare: twice the power right after the other one.

use tallgrass_battle::prelude::*;

pub static FUSION_BOLT: [Behaviour; 2] = [
    move_(moves::FUSION_BOLT, &[on::base_power(double_after_flare)]),
    move_(moves::FUSION_FLARE, &[on::base_power(double_after_bolt)]),
];

fn double_after_flare(cx: &mut Cx, _: Hit, _: i32) -> Reply<i32> {
    if cx.state().last_successful_move == moves::FUSION_FLARE { cx.chain(2, 1) } else { Pass }
}

fn double_after_bolt(cx: &mut Cx, _: Hit, _: i32) -> Reply<i32> {
    if cx.state().last_successful_move == moves::FUSION_BOLT { cx.chain(2, 1) } else { Pass }
}
