//! Fell Stinger: raises its user's Attack drastically when it knocks out.

use tallgrass_battle::prelude::*;

pub static FELL_STINGER: Behaviour =
    move_(moves::FELL_STINGER, &[on::after_move_secondary_self(exult).compared_since(Gen6)]);

fn exult(cx: &mut Cx, hit: Hit) -> Verdict {
    if hit.target.is_none() || cx.mon(hit.target).fainted || cx.mon(hit.target).hp <= 0 {
        let effect = cx.move_effect(hit.mv);
        let by = if cx.since(Gen7) { 3 } else { 2 };
        cx.boost_by(&[(Boost::Atk, by)], hit.user, Some(hit.user), Some(effect));
    }
    Pass
}
