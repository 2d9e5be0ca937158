//! Sand Force: in a sandstorm Rock, Ground and Steel moves gain three tenths; the sandstorm doesn't hurt the holder.

use crate::shared::weathers::unhurt_by_sand;
use tallgrass_battle::prelude::*;

pub static SAND_FORCE: Behaviour =
    ability(abilities::SAND_FORCE, &[on::base_power(ride_the_storm).priority(21), on::immunity(unhurt_by_sand)]);

fn ride_the_storm(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let fits = matches!(cx.mv(hit.mv).kind, Type::Rock | Type::Ground | Type::Steel);
    if fits && cx.is_weather_any(&[conditions::SANDSTORM]) { cx.chain(5325, 4096) } else { Pass }
}
