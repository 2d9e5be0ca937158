//! Refresh: cures the user of burns, poison and paralysis.

use tallgrass_battle::prelude::*;

pub static REFRESH: Behaviour = move_(moves::REFRESH, &[on::hit(refresh)]);

fn refresh(cx: &mut Cx, hit: Hit) -> Verdict {
    let status = cx.mon(hit.target).status;
    if status.is_none() || matches!(status, conditions::SLP | conditions::FRZ) {
        return Fail;
    }
    cx.cure_status(hit.target);
    Pass
}
