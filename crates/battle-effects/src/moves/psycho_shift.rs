//! Psycho Shift: passes the user's status on to the target.

use tallgrass_battle::prelude::*;

pub static PSYCHO_SHIFT: Behaviour = move_(moves::PSYCHO_SHIFT, &[on::try_hit(take_status), on::self_hit(be_cured)]);

fn take_status(cx: &mut Cx, hit: Hit) -> Verdict {
    let status = cx.mon(hit.user).status;
    if status.is_none() {
        return Fail;
    }
    cx.mv_mut(hit.mv).status = status;
    Pass
}

fn be_cured(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.cure_status(hit.user);
    Pass
}
