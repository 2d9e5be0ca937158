//! Trapped: its bearer can't switch as long as who trapped it is there.

use tallgrass_battle::prelude::*;

pub static TRAPPED: Behaviour = condition(conditions::TRAPPED, &[on::start(announce), on::trap_pokemon(trap)]);

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-activate", o.target, "trapped");
    Pass
}

fn trap(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.try_trap(o.target, false);
    Pass
}
