//! Mirror Herb: copies what foes gain in stages, once.

use crate::shared::gains::{Gains, forget_gains, note_gains};
use tallgrass_battle::prelude::*;

pub static MIRROR_HERB: Behaviour = item(
    items::MIRROR_HERB,
    &[
        on::after_boost(note_gains).for_foes(),
        on::switch_in(|cx, _| copy(cx)).for_anyone().priority(-3),
        on::after_mega(|cx, _| copy(cx)).for_anyone(),
        on::after_terastallization(|cx, _| copy(cx)).for_anyone(),
        on::after_move(|cx, _| copy(cx)).for_anyone(),
        on::residual(|cx, _| copy(cx)).order(29),
        on::use_(gain),
        on::end(forget_gains),
    ],
);

fn copy(cx: &mut Cx) -> Verdict {
    if !cx.memory::<Gains>().is_empty() {
        cx.use_item(cx.holder());
    }
    Pass
}

fn gain(cx: &mut Cx, o: Occasion) -> Verdict {
    let gains = cx.memory::<Gains>().to_boosts();
    cx.boost(gains.as_slice(), o.target);
    Pass
}
