//! Heavy Metal and Light Metal: the holder weighs more, or less.

use tallgrass_battle::prelude::*;

/// Heavy Metal: the holder weighs twice as much.
pub static HEAVY_METAL: Behaviour = ability(abilities::HEAVY_METAL, &[on::modify_weight(double).priority(1)]);
/// Light Metal: the holder weighs half as much.
pub static LIGHT_METAL: Behaviour = ability(abilities::LIGHT_METAL, &[on::modify_weight(halve)]);

fn double(_: &mut Cx, _: Occasion, weight: i32) -> Reply<i32> {
    Set(weight * 2)
}

fn halve(_: &mut Cx, _: Occasion, weight: i32) -> Reply<i32> {
    Set(weight / 2)
}
