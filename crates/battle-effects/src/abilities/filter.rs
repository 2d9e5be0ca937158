//! Filter, Solid Rock and Prism Armor: super-effective moves hurt a quarter less.

use tallgrass_battle::prelude::*;

/// Filter: super-effective moves hurt a quarter less.
pub static FILTER: Behaviour = sturdy(abilities::FILTER);
/// Prism Armor: super-effective moves hurt a quarter less.
pub static PRISM_ARMOR: Behaviour = sturdy(abilities::PRISM_ARMOR);
/// Solid Rock: super-effective moves hurt a quarter less.
pub static SOLID_ROCK: Behaviour = sturdy(abilities::SOLID_ROCK);

const fn sturdy(id: AbilityId) -> Behaviour {
    ability(id, const { &[on::modify_damage(soften).as_source()] })
}

fn soften(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.hit_data(hit.mv, hit.target).type_mod > 0 { cx.chain(3, 4) } else { Pass }
}
