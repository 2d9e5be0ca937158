//! Misty Explosion: half again as strong on Misty Terrain.

use tallgrass_battle::prelude::*;

pub static MISTY_EXPLOSION: Behaviour = move_(moves::MISTY_EXPLOSION, &[on::base_power(strengthen)]);

fn strengthen(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.is_terrain(conditions::MISTY_TERRAIN, None) && cx.is_grounded(hit.user) { cx.chain(3, 2) } else { Pass }
}
