//! Thick Fat: Fire and Ice moves hit the holder half as hard.

use tallgrass_battle::prelude::*;

pub static THICK_FAT: Behaviour = ability(
    abilities::THICK_FAT,
    &[
        on::modify_atk(insulate).as_source().priority(6).since(Gen5),
        on::modify_spa(insulate).as_source().priority(5).since(Gen5),
        on::base_power(insulate).as_source().priority(1).until(Gen4),
    ],
);

fn insulate(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if matches!(cx.mv(hit.mv).kind, Type::Ice | Type::Fire) { cx.chain(1, 2) } else { Pass }
}
