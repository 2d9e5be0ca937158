//! Abilities that change the field when a move hits their holder.

use tallgrass_battle::prelude::*;

/// Sand Spit: a hit stirs up a sandstorm.
pub static SAND_SPIT: Behaviour = ability(abilities::SAND_SPIT, &[on::damaging_hit(spit_sand)]);

/// Seed Sower: a hit sows Grassy Terrain.
pub static SEED_SOWER: Behaviour = ability(abilities::SEED_SOWER, &[on::damaging_hit(sow_seeds)]);

fn spit_sand(cx: &mut Cx, _: Hit, _: i32) -> Reply<i32> {
    cx.set_weather(conditions::SANDSTORM, None, None);
    Pass
}

fn sow_seeds(cx: &mut Cx, _: Hit, _: i32) -> Reply<i32> {
    cx.set_terrain(conditions::GRASSY_TERRAIN, None, None);
    Pass
}
