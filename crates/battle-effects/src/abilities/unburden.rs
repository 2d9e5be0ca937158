//! Unburden: once its item is gone, the holder is twice as fast.

use tallgrass_battle::prelude::*;

pub static UNBURDEN: Behaviour =
    ability(abilities::UNBURDEN, &[on::after_use_item(lighten), on::take_item(lighten), on::end(forget)]);

/// Whoever has lost its item is twice as fast while it holds nothing.
pub static UNBURDEN_CONDITION: Behaviour = condition(conditions::UNBURDEN, &[on::modify_spe(run_freely)]);

fn lighten(cx: &mut Cx, o: Occasion, _: ItemId) -> Verdict {
    if o.target == cx.holder() {
        cx.add_volatile(o.target, conditions::UNBURDEN, None, None);
    }
    Pass
}

fn forget(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.remove_volatile(o.target, conditions::UNBURDEN);
    Pass
}

fn run_freely(cx: &mut Cx, o: Occasion, _: i32) -> Reply<i32> {
    if cx.mon(o.target).item.is_none() && !cx.ignoring_ability(o.target) { cx.chain(2, 1) } else { Pass }
}
