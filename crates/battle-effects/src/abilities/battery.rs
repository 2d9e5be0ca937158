//! Battery, Power Spot and Steely Spirit: allies' moves are stronger.

use tallgrass_battle::prelude::*;

/// Battery: allies' special moves are three tenths stronger.
pub static BATTERY: Behaviour =
    ability(abilities::BATTERY, &[on::base_power(charge_special).for_allies().priority(22)]);
/// Power Spot: allies' moves are three tenths stronger.
pub static POWER_SPOT: Behaviour =
    ability(abilities::POWER_SPOT, &[on::base_power(charge_any).for_allies().priority(22)]);
/// Steely Spirit: Steel moves of the holder and its allies gain half again.
pub static STEELY_SPIRIT: Behaviour =
    ability(abilities::STEELY_SPIRIT, &[on::base_power(steel).for_allies().priority(22)]);

fn charge_special(cx: &mut Cx, hit: Hit, power: i32) -> Reply<i32> {
    if cx.mv(hit.mv).category == Category::Special { charge_any(cx, hit, power) } else { Pass }
}

fn charge_any(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if hit.user == cx.holder() { Pass } else { cx.chain(5325, 4096) }
}

fn steel(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mv(hit.mv).kind == Type::Steel { cx.chain(3, 2) } else { Pass }
}
