//! Grassy Glide: goes first on Grassy Terrain.

use tallgrass_battle::prelude::*;

pub static GRASSY_GLIDE: Behaviour = move_(moves::GRASSY_GLIDE, &[on::modify_priority(glide_ahead)]);

fn glide_ahead(cx: &mut Cx, hit: Hit, priority: f64) -> Reply<f64> {
    if cx.is_terrain(conditions::GRASSY_TERRAIN, None) && cx.is_grounded(hit.user) { Set(priority + 1.0) } else { Pass }
}
