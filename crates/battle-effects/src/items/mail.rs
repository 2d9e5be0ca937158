//! Mail: only Knock Off, Thief and Covet take it. What only passes for something else nothing takes.

use tallgrass_battle::prelude::*;

pub static MAIL: Behaviour = item(items::MAIL, &[on::take_item(stay)]);

fn stay(cx: &mut Cx, o: Occasion, _: ItemId) -> Verdict {
    match cx.active_move().map(|mv| cx.mv(mv).id) {
        Some(moves::KNOCK_OFF | moves::THIEF | moves::COVET) if cx.held(o.target).is(items::MAIL) => Pass,
        _ => Fail,
    }
}
