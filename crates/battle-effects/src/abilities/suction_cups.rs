//! Suction Cups: the holder can't be dragged out.

use tallgrass_battle::prelude::*;

pub static SUCTION_CUPS: Behaviour = ability(abilities::SUCTION_CUPS, &[on::drag_out(cling).priority(1)]);

fn cling(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-activate", o.target, Full(cx.acting()));
    Silent
}
