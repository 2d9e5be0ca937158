//! Retaliate: twice as strong if a Pokémon of the team fainted last turn.

use tallgrass_battle::prelude::*;

pub static RETALIATE: Behaviour = move_(moves::RETALIATE, &[on::base_power(avenge)]);

fn avenge(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let side = cx.mon(hit.user).side;
    if cx.side(side).fainted_last_turn.is_some() { cx.chain(2, 1) } else { Pass }
}
