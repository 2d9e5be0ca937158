//! Revival Blessing: brings a fainted Pokémon of the team back with half its HP.

use tallgrass_battle::prelude::*;

pub static REVIVAL_BLESSING: Behaviour = move_(moves::REVIVAL_BLESSING, &[on::try_hit(needs_fainted)]);

fn needs_fainted(cx: &mut Cx, hit: Hit) -> Verdict {
    let side = cx.mon(hit.target).side;
    if cx.side(side).team().iter().any(|&mon| cx.mon(mon).fainted) { Pass } else { Fail }
}
