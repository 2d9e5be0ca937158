//! Shed Shell: the holder can always switch.

use tallgrass_battle::prelude::*;
use tallgrass_battle::state::Trapped;

pub static SHED_SHELL: Behaviour =
    item(items::SHED_SHELL, &[on::trap_pokemon(slip_out).priority(-10), on::maybe_trap_pokemon(be_free).priority(-10)]);

fn slip_out(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.mon_mut(o.target).trapped = Trapped::No;
    Pass
}

fn be_free(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.mon_mut(o.target).maybe_trapped = false;
    Pass
}
