//! Knock Off knocks away what the target holds; since generation 6 it is half again as strong on who holds something.

use tallgrass_battle::prelude::*;

pub static KNOCK_OFF: Behaviour =
    move_(moves::KNOCK_OFF, &[on::base_power(strengthen).since(Gen6), on::after_hit(knock_away)]);

pub(crate) fn strengthen(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let item = cx.mon(hit.target).item;
    if item.is_some() && cx.item_can_be_taken(item, hit.target, hit.target, Some(hit.target)) {
        cx.chain(3, 2)
    } else {
        Pass
    }
}

fn knock_away(cx: &mut Cx, hit: Hit) -> Verdict {
    if let Some(item) = cx.take_item(hit.target, None) {
        say!(cx, "-enditem", hit.target, item, "[from] move: Knock Off", Of(hit.user));
    }
    Pass
}
