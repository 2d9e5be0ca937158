//! Hidden Power: of a type that its user's individual values decide, and up to generation 5 its power.

use tallgrass_battle::prelude::*;

pub static HIDDEN_POWER: Behaviour =
    move_(moves::HIDDEN_POWER, &[on::modify_type(reveal), on::base_power_callback(hidden_power).until(Gen5)]);

fn reveal(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.mv_mut(hit.mv).kind = cx.hidden_power_type(hit.user);
    Pass
}

fn hidden_power(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    Set(match cx.mon(hit.user).hp_power {
        0 => 70,
        power => power as i32,
    })
}
