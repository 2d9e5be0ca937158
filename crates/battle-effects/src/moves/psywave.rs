//! Psywave: deals damage of half to one and a half times the user's level.

use tallgrass_battle::prelude::*;

pub static PSYWAVE: Behaviour = move_(moves::PSYWAVE, &[on::damage_callback(damage)]);

fn damage(cx: &mut Cx, hit: Hit) -> Reply<i32> {
    let percent = cx.random_from(Purpose::DamageRoll, 50, 151) as i32;
    Set(share(cx.mon(hit.user).level as i32, percent, 100))
}
