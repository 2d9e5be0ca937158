//! Grav Apple: half again as strong in Gravity.

use tallgrass_battle::prelude::*;

pub static GRAV_APPLE: Behaviour = move_(moves::GRAV_APPLE, &[on::base_power(fall_harder)]);

fn fall_harder(cx: &mut Cx, _: Hit, _: i32) -> Reply<i32> {
    if cx.has_pseudo_weather(conditions::GRAVITY) { cx.chain(3, 2) } else { Pass }
}
