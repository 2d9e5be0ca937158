//! Barb Barrage and Venoshock: twice the power on a poisoned target.

use crate::shared::statuses::POISONS;
use tallgrass_battle::prelude::*;

pub static BARB_BARRAGE: [Behaviour; 2] = [
    move_(moves::BARB_BARRAGE, &[on::base_power(double_on_the_poisoned)]),
    move_(moves::VENOSHOCK, &[on::base_power(double_on_the_poisoned)]),
];

fn double_on_the_poisoned(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if POISONS.contains(&cx.mon(hit.target).status) { cx.chain(2, 1) } else { Pass }
}
