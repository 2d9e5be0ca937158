//! Huge Power and Pure Power: twice the Attack.

use tallgrass_battle::prelude::*;

/// Huge Power: twice the Attack.
pub static HUGE_POWER: Behaviour = strong(abilities::HUGE_POWER);
/// Pure Power: twice the Attack.
pub static PURE_POWER: Behaviour = strong(abilities::PURE_POWER);

const fn strong(id: AbilityId) -> Behaviour {
    ability(id, const { &[on::modify_atk(double).priority(5)] })
}

fn double(cx: &mut Cx, _: Hit, _: i32) -> Reply<i32> {
    cx.chain(2, 1)
}
