//! Collision Course and Electro Drift: a third stronger where they are super effective.

use tallgrass_battle::prelude::*;

pub static COLLISION_COURSE: [Behaviour; 2] = [
    move_(moves::COLLISION_COURSE, &[on::base_power(crash_into_weakness)]),
    move_(moves::ELECTRO_DRIFT, &[on::base_power(crash_into_weakness)]),
];

fn crash_into_weakness(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.effectiveness(hit.target, hit.mv) > 0 { cx.chain(5461, 4096) } else { Pass }
}
