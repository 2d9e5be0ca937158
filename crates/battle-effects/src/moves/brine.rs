//! Brine: twice the power on a target with half its HP or less.

use tallgrass_battle::prelude::*;

pub static BRINE: Behaviour = move_(moves::BRINE, &[on::base_power(double_on_the_weak)]);

fn double_on_the_weak(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let pokemon = cx.mon(hit.target);
    if 2 * pokemon.hp <= pokemon.max_hp { cx.chain(2, 1) } else { Pass }
}
