//! Stakeout: the holder hits targets that have just come in twice as hard.

use tallgrass_battle::prelude::*;

pub static STAKEOUT: Behaviour =
    ability(abilities::STAKEOUT, &[on::modify_atk(ambush).priority(5), on::modify_spa(ambush).priority(5)]);

fn ambush(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mon(hit.target).active_turns == 0 { cx.chain(2, 1) } else { Pass }
}
