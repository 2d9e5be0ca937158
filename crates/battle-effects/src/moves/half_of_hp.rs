//! Moves that halve the target's HP.

use tallgrass_battle::prelude::*;

pub static HALF_OF_HP: [Behaviour; 3] = [
    move_(moves::NATURES_MADNESS, &[on::damage_callback(half)]),
    move_(moves::RUINATION, &[on::damage_callback(half)]),
    move_(moves::SUPER_FANG, &[on::damage_callback(half)]),
];

fn half(cx: &mut Cx, hit: Hit) -> Reply<i32> {
    Set((cx.undynamaxed_hp(hit.target, None) / 2).max(1))
}
