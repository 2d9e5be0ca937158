//! Eject Pack: the holder leaves after its stages were lowered.

use super::items_eject_button::{is_in_command, someone_leaves};
use tallgrass_battle::prelude::*;
use tallgrass_battle::state::SwitchFlag;

pub static EJECT_PACK: Behaviour = item(
    items::EJECT_PACK,
    &[
        on::after_boost(get_ready),
        on::switch_in(|cx, _| eject(cx)).for_anyone().priority(-4),
        on::after_mega(|cx, _| eject(cx)).for_anyone(),
        on::after_move(|cx, _| eject(cx)).for_anyone(),
        on::residual(|cx, _| eject(cx)).order(29),
        on::use_item(may_eject),
        on::use_(leave),
        on::end(forget),
    ],
);

effect_data! {
    /// Whether stages were lowered.
    struct Lowered { yes: u8 }
}

fn get_ready(cx: &mut Cx, _: Occasion, boosts: &mut BoostList) -> Verdict {
    let parting = cx.active_move().is_some_and(|mv| cx.mv(mv).id == moves::PARTING_SHOT);
    if !parting && boosts.iter().any(|&(_, change)| change < 0) {
        cx.remember(Lowered { yes: 1 });
    }
    Pass
}

fn eject(cx: &mut Cx) -> Verdict {
    if cx.memory::<Lowered>().yes != 0 {
        cx.use_item(cx.holder());
    }
    Pass
}

fn may_eject(cx: &mut Cx, o: Occasion, _: ItemId) -> Verdict {
    let side = cx.mon(o.target).side;
    Reply::from_bool(cx.can_switch(side) && !is_in_command(cx, o.target) && !someone_leaves(cx))
}

fn leave(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.mon_mut(o.target).switch_flag = SwitchFlag::Yes;
    Pass
}

fn forget(cx: &mut Cx, _: Occasion) -> Verdict {
    cx.remember(Lowered { yes: 0 });
    Pass
}
