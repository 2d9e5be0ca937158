//! Shell Bell: attacks restore an eighth of the damage they deal.

use tallgrass_battle::prelude::*;

pub static SHELL_BELL: Behaviour = item(items::SHELL_BELL, &[on::after_move_secondary_self(heal).priority(-1)]);

fn heal(cx: &mut Cx, hit: Hit) -> Verdict {
    let dealt = cx.mv(hit.mv).total_damage;
    if dealt != 0 && !cx.mon(hit.user).force_switch {
        cx.heal(share(dealt, 1, 8), hit.user);
    }
    Pass
}
