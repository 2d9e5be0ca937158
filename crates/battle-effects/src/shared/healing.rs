//! Restoring HP, and saying so where there is nothing to restore.

use tallgrass_battle::prelude::*;

/// Restores this many 4096ths of a Pokémon's HP on behalf of the move that is running.
pub(crate) fn heal_share(cx: &mut Cx, mon: Mon, part: i32) -> Verdict {
    let amount = cx.modify(cx.mon(mon).max_hp, part, 4096);
    if cx.heal(amount, mon).truthy() {
        return YES;
    }
    say!(cx, "-fail", mon, "heal");
    nothing_to_heal(cx)
}

/// What a move answers that found nothing to restore: up to generation 7 it failed.
pub(crate) fn nothing_to_heal(cx: &Cx) -> Verdict {
    if cx.since(Gen8) { NotFail } else { Silent }
}
