//! Leftovers: restores a sixteenth of the holder's HP at the end of each turn.

use tallgrass_battle::prelude::*;

pub static LEFTOVERS: Behaviour = item(items::LEFTOVERS, &[on::residual(heal).order(5).sub_order(4)]);

fn heal(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.heal(share(cx.mon(o.target).base_max_hp, 1, 16), o.target);
    Pass
}
