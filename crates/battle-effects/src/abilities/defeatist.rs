//! Defeatist: at half HP or less, Attack and Special Attack are halved.

use tallgrass_battle::prelude::*;

pub static DEFEATIST: Behaviour =
    ability(abilities::DEFEATIST, &[on::modify_atk(despair).priority(5), on::modify_spa(despair).priority(5)]);

fn despair(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let pokemon = cx.mon(hit.user);
    if 2 * pokemon.hp <= pokemon.max_hp { cx.chain(1, 2) } else { Pass }
}
