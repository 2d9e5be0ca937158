//! Psyblade: half again as strong on Electric Terrain.

use tallgrass_battle::prelude::*;

pub static PSYBLADE: Behaviour = move_(moves::PSYBLADE, &[on::base_power(sharpen)]);

fn sharpen(cx: &mut Cx, _: Hit, _: i32) -> Reply<i32> {
    if cx.is_terrain(conditions::ELECTRIC_TERRAIN, None) { cx.chain(3, 2) } else { Pass }
}
