//! Moves whose power depends on Speed.

use tallgrass_battle::prelude::*;

/// Electro Ball: stronger the faster its user is beside the target.
pub static ELECTRO_BALL: Behaviour =
    move_(moves::ELECTRO_BALL, &[on::base_power_callback(by_own_speed).compared_since(Gen5)]);

/// Gyro Ball: stronger the slower its user is beside the target.
pub static GYRO_BALL: Behaviour =
    move_(moves::GYRO_BALL, &[on::base_power_callback(by_own_slowness).compared_since(Gen5)]);

/// Up to generation 5 no speed counts as 0 where it divides.
fn at_least(cx: &Cx, speed: i32) -> i32 {
    if cx.since(Gen6) { speed } else { speed.max(1) }
}

fn by_own_speed(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let own = cx.stat(hit.user, Stat::Spe, false, false);
    let theirs = cx.stat(hit.target, Stat::Spe, false, false);
    Set(match own.checked_div(at_least(cx, theirs)).unwrap_or(0) {
        0 => 40,
        1 => 60,
        2 => 80,
        3 => 120,
        _ => 150,
    })
}

fn by_own_slowness(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let theirs = cx.stat(hit.target, Stat::Spe, false, false);
    let own = cx.stat(hit.user, Stat::Spe, false, false);
    Set((25 * theirs).checked_div(at_least(cx, own)).map_or(1, |ratio| (ratio + 1).min(150)))
}
