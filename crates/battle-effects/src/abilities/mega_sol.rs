//! Mega Sol: the holder's moves hit as in harsh sunlight. (What else sunlight does for them is part of the rules.)

use super::conditions_weather::sun_damage;
use tallgrass_battle::prelude::*;

pub static MEGA_SOL: Behaviour = ability(abilities::MEGA_SOL, &[on::weather_modify_damage(shine).priority(1)]);

/// The weather that really is doesn't count any more.
fn shine(cx: &mut Cx, hit: Hit, damage: i32) -> Reply<i32> {
    let _: Reply<i32> = sun_damage(cx, hit, damage);
    Set(damage)
}
