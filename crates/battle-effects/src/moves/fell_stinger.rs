//! Fell Stinger: raises its user's Attack drastically when it knocks out.

use tallgrass_battle::prelude::*;

pub static FELL_STINGER: Behaviour = move_(moves::FELL_STINGER, &[on::after_move_secondary_self(exult)]);

fn exult(cx: &mut Cx, hit: Hit) -> Verdict {
    if hit.target.is_none() || cx.mon(hit.target).fainted || cx.mon(hit.target).hp <= 0 {
        let effect = cx.move_effect(hit.mv);
        cx.boost_by(&[(Boost::Atk, 3)], hit.user, Some(hit.user), Some(effect));
    }
    Pass
}
