//! Fur Coat and Grass Pelt: more Defense.

use tallgrass_battle::prelude::*;

/// Fur Coat: twice the Defense.
pub static FUR_COAT: Behaviour = ability(abilities::FUR_COAT, &[on::modify_def(thick_fur).priority(6)]);
/// Grass Pelt: half again of Defense on Grassy Terrain.
pub static GRASS_PELT: Behaviour = ability(abilities::GRASS_PELT, &[on::modify_def(hide_in_grass).priority(6)]);

fn thick_fur(cx: &mut Cx, _: Hit, _: i32) -> Reply<i32> {
    cx.chain(2, 1)
}

fn hide_in_grass(cx: &mut Cx, _: Hit, _: i32) -> Reply<i32> {
    if cx.is_terrain(conditions::GRASSY_TERRAIN, None) { cx.chain(3, 2) } else { Pass }
}
