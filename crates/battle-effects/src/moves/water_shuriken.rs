//! Water Shuriken: stronger when Ash-Greninja throws it.

use tallgrass_battle::prelude::*;

pub static WATER_SHURIKEN: Behaviour = move_(moves::WATER_SHURIKEN, &[on::base_power_callback(power)]);

fn power(cx: &mut Cx, hit: Hit, power: i32) -> Reply<i32> {
    let bonded = cx.mon(hit.user).species == formes::GRENINJA_ASH
        && cx.has_ability(hit.user, abilities::BATTLE_BOND)
        && !cx.mon(hit.user).transformed;
    Set(if bonded { power + 5 } else { power })
}
