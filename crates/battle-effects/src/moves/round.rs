//! Round: others who are to sing it do so at once, and twice as loud.

use tallgrass_battle::prelude::*;

pub static ROUND: Behaviour = move_(moves::ROUND, &[on::base_power_callback(power), on::try_(call_next)]);

fn power(cx: &mut Cx, hit: Hit, power: i32) -> Reply<i32> {
    Set(if cx.mv(hit.mv).source_effect == moves::ROUND.into() { 2 * power } else { power })
}

fn call_next(cx: &mut Cx, hit: Hit) -> Verdict {
    let next = cx.queue().iter().position(|action| {
        action.mon.is_some()
            && action.mv.is_some()
            && action.max_move.is_none()
            && action.z_move.is_none()
            && cx.mv(action.mv).id == moves::ROUND
    });
    if let Some(at) = next {
        let effect = cx.move_effect(hit.mv);
        cx.prioritize_action(at, effect);
    }
    Pass
}
