//! Baton Pass: its user leaves and passes its stages and volatiles on.

use tallgrass_battle::prelude::*;

pub static BATON_PASS: Behaviour = move_(moves::BATON_PASS, &[on::hit(needs_somebody), on::self_hit(leave_quietly)]);

fn needs_somebody(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.can_switch(cx.mon(hit.target).side) && !cx.has_volatile(hit.target, conditions::COMMANDED) {
        return Pass;
    }
    cx.attr_last_move(&[&"[still]"]);
    say!(cx, "-fail", hit.target);
    NotFail
}

fn leave_quietly(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.mon_mut(hit.user).skip_before_switch_out = true;
    Pass
}
