//! Opportunist: when a foe's stages rise, the holder's rise as much.

use crate::shared::gains::{Gains, forget_gains, note_gains};
use tallgrass_battle::prelude::*;

pub static OPPORTUNIST: Behaviour = ability(
    abilities::OPPORTUNIST,
    &[
        on::after_boost(note_gains).for_foes(),
        on::switch_in(|cx, _| copy(cx)).for_anyone().priority(-3),
        on::after_mega(|cx, _| copy(cx)).for_anyone(),
        on::after_terastallization(|cx, _| copy(cx)).for_anyone(),
        on::after_move(|cx, _| copy(cx)).for_anyone(),
        on::residual(|cx, _| copy(cx)).order(29),
        on::end(forget_gains),
    ],
);

fn copy(cx: &mut Cx) -> Verdict {
    let gains = cx.memory::<Gains>();
    // SHOWDOWN: a list of nothing is a list: whoever listens to changes of stages is asked about it, which may draw.
    if gains.are_noted() {
        let holder = cx.holder();
        cx.boost_as(gains.to_boosts(), holder, None, None, false, false);
        cx.remember(Gains::default());
    }
    Pass
}
