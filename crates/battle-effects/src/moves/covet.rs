//! Covet and Thief: their user takes the target's item if it has none.

use tallgrass_battle::prelude::*;

pub static COVET: Behaviour = move_(moves::COVET, &[on::after_hit(take)]);

pub static THIEF: Behaviour = move_(moves::THIEF, &[on::after_hit(steal)]);

/// Takes the target's item for the user, if that is possible.
fn take_over(cx: &mut Cx, hit: Hit) -> Option<ItemId> {
    let Hit { user, target, .. } = hit;
    if cx.mon(user).item.is_some() || cx.has_volatile(user, conditions::GEM) {
        return None;
    }
    let item = cx.take_item(target, Some(user))?;
    if !cx.item_can_be_taken(item, target, user, Some(target)) || !cx.set_item(user, item, None, None) {
        cx.put_item_back(target, item);
        return None;
    }
    Some(item)
}

fn take(cx: &mut Cx, hit: Hit) -> Verdict {
    if let Some(item) = take_over(cx, hit) {
        say!(cx, "-item", hit.user, item, "[from] move: Covet", Of(hit.target));
    }
    Pass
}

fn steal(cx: &mut Cx, hit: Hit) -> Verdict {
    if let Some(item) = take_over(cx, hit) {
        say!(cx, "-enditem", hit.target, item, "[silent]", "[from] move: Thief", Of(hit.user));
        say!(cx, "-item", hit.user, item, "[from] move: Thief", Of(hit.target));
    }
    Pass
}
