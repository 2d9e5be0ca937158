//! Speed Swap: user and target exchange their Speed.

use tallgrass_battle::prelude::*;

pub static SPEED_SWAP: Behaviour = move_(moves::SPEED_SWAP, &[on::hit(swap)]);

fn swap(cx: &mut Cx, hit: Hit) -> Verdict {
    let speed = Stat::Spe as usize;
    let (mine, theirs) = (cx.mon(hit.user).stats[speed], cx.mon(hit.target).stats[speed]);
    cx.mon_mut(hit.target).stats[speed] = mine;
    cx.mon_mut(hit.user).stats[speed] = theirs;
    say!(cx, "-activate", hit.user, "move: Speed Swap", Of(hit.target));
    Pass
}
