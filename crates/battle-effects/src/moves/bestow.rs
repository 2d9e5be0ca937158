//! Bestow: its user gives its item to a target that has none.

use tallgrass_battle::prelude::*;

pub static BESTOW: Behaviour = move_(moves::BESTOW, &[on::hit(give)]);

fn give(cx: &mut Cx, hit: Hit) -> Verdict {
    let Hit { user, target, .. } = hit;
    if cx.mon(target).item.is_some() {
        return Fail;
    }
    let Some(item) = cx.take_item(user, None) else { return Fail };
    if !cx.item_can_be_taken(item, user, target, Some(user)) || !cx.set_item(target, item, None, None) {
        cx.put_item_back(user, item);
        return Fail;
    }
    say!(cx, "-item", target, item, "[from] move: Bestow", Of(user));
    Pass
}
