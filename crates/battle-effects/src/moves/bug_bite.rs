//! Bug Bite and Pluck: their user eats the target's berry.

use tallgrass_battle::prelude::*;
use tallgrass_battle::state::Staleness;

pub static BUG_BITE: [Behaviour; 2] = [
    move_(moves::BUG_BITE, &[on::hit(|cx, hit| eat_theirs(cx, hit, moves::BUG_BITE))]),
    move_(moves::PLUCK, &[on::hit(|cx, hit| eat_theirs(cx, hit, moves::PLUCK))]),
];

fn eat_theirs(cx: &mut Cx, hit: Hit, by: MoveId) -> Verdict {
    let Hit { user, target, mv } = hit;
    let item = cx.mon(target).item;
    if cx.mon(user).hp == 0 || !cx.dex().item(item).is_berry || cx.take_item(target, Some(user)).is_none() {
        return Pass;
    }
    say!(cx, "-enditem", target, item, "[from] stealeat", Joined("[move] ", by), Of(user));
    let effect = cx.move_effect(mv);
    if cx.feed(user, item, target, Some(user), effect) && item == items::LEPPA_BERRY {
        cx.mon_mut(target).staleness = Staleness::External;
    }
    Pass
}
