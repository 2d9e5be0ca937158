//! Assurance: twice the power on a target that was hurt this turn.

use tallgrass_battle::prelude::*;

pub static ASSURANCE: Behaviour = move_(moves::ASSURANCE, &[on::base_power_callback(double_on_the_hurt)]);

fn double_on_the_hurt(cx: &mut Cx, hit: Hit, power: i32) -> Reply<i32> {
    let hurt = cx.mon(hit.target).hurt_this_turn.is_some_and(|left| left != 0);
    Set(if hurt { 2 * power } else { power })
}
