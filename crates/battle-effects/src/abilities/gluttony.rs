//! Gluttony: berries for a quarter of the HP are eaten at half.

use crate::shared::pinch::Gluttony;
use tallgrass_battle::prelude::*;

pub static GLUTTONY: Behaviour = ability(abilities::GLUTTONY, &[on::start(get_hungry), on::damage(stay_hungry)]);

fn get_hungry(cx: &mut Cx, _: Occasion) -> Verdict {
    cx.remember(Gluttony { ready: 1 });
    Pass
}

fn stay_hungry(cx: &mut Cx, _: Occasion, _: i32) -> Reply<i32> {
    cx.remember(Gluttony { ready: 1 });
    Pass
}
