//! Items that change accuracy.

use tallgrass_battle::prelude::*;

/// Bright Powder and Lax Incense: moves hit the holder less often, by a tenth.
pub static EVASION_ITEMS: [Behaviour; 2] = items_alike(
    [items::BRIGHT_POWDER, items::LAX_INCENSE],
    &[on::modify_accuracy(|cx, _, odds| adjust(cx, odds, 3686)).priority(-2)],
);

/// Wide Lens: the holder's moves hit more often, by a tenth.
pub static WIDE_LENS: Behaviour =
    item(items::WIDE_LENS, &[on::modify_accuracy(|cx, _, odds| adjust(cx, odds, 4505)).as_source().priority(-2)]);

/// Zoom Lens: the holder's moves hit more often, by a fifth, if their target has moved before.
pub static ZOOM_LENS: Behaviour =
    item(items::ZOOM_LENS, &[on::modify_accuracy(aim_at_slower).as_source().priority(-2)]);

fn adjust(cx: &mut Cx, odds: Odds, factor: i32) -> Reply<Odds> {
    if odds.is_some() { cx.chain(factor, 4096) } else { Pass }
}

fn aim_at_slower(cx: &mut Cx, hit: Hit, odds: Odds) -> Reply<Odds> {
    if cx.will_move(hit.target).is_none() { adjust(cx, odds, 4915) } else { Pass }
}
