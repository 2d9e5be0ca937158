//! Trick and Switcheroo: user and target exchange their items.

use tallgrass_battle::prelude::*;

pub static TRICK: [Behaviour; 2] = [
    move_(moves::SWITCHEROO, &[on::try_immunity(needs_loose_item), on::hit(exchange).compared_since(Gen7)]),
    move_(moves::TRICK, &[on::try_immunity(needs_loose_item), on::hit(exchange)]),
];

fn needs_loose_item(cx: &mut Cx, hit: Hit) -> Verdict {
    Verdict::from_bool(!cx.has_ability(hit.target, abilities::STICKY_HOLD))
}

fn exchange(cx: &mut Cx, hit: Hit) -> Verdict {
    let Hit { user, target, .. } = hit;
    let (had_mine, had_theirs) = (cx.mon(user).item.is_some(), cx.mon(target).item.is_some());
    let theirs = cx.take_item(target, Some(user));
    let mine = cx.take_item(user, None);
    let kept = (had_theirs && theirs.is_none()) || (had_mine && mine.is_none());
    let may_go = |cx: &mut Cx, item: Option<ItemId>, from: Mon, to: Mon| {
        item.is_none_or(|item| cx.item_can_be_taken(item, from, to, Some(from)))
    };
    if kept
        || (mine.is_none() && theirs.is_none())
        || !may_go(cx, mine, user, target)
        || !may_go(cx, theirs, target, user)
    {
        for (item, owner) in [(theirs, target), (mine, user)] {
            if let Some(item) = item {
                cx.put_item_back(owner, item);
            }
        }
        return Fail;
    }
    say!(cx, "-activate", user, "move: Trick", Of(target));
    hand_over(cx, target, mine, theirs);
    hand_over(cx, user, theirs, mine);
    Pass
}

/// Gives somebody an item, or shows that it lost what it had.
fn hand_over(cx: &mut Cx, to: Mon, item: Option<ItemId>, lost: Option<ItemId>) {
    let by = By(cx.acting());
    match item {
        Some(item) => {
            cx.set_item(to, item, None, None);
            say!(cx, "-item", to, item, by);
        }
        None => say!(cx, "-enditem", to, lost.unwrap_or_default(), "[silent]", by),
    }
}
