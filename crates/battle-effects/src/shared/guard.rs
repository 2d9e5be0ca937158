//! What guards against moves share: tiring, and turning a move away.

use tallgrass_battle::prelude::*;

/// A guard is raised only while somebody is still to act, and ever less likely when raised again and again.
pub(crate) fn can_stall(cx: &mut Cx, hit: Hit) -> Verdict {
    if !cx.anyone_will_act() {
        return Fail;
    }
    cx.run(Event::StallMove, hit.target, None, Effect::NONE).verdict()
}

/// Raising a guard makes the next one less likely.
pub(crate) fn tire(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.add_volatile(hit.target, conditions::STALL, None, None);
    Pass
}

/// Tells that a move was turned away, and ends its user's rampage.
pub(crate) fn turn_away(cx: &mut Cx, hit: Hit, message: &str) {
    if cx.mv(hit.mv).smart_target == Some(true) {
        cx.mv_mut(hit.mv).smart_target = Some(false);
    } else {
        say!(cx, "-activate", hit.target, message);
    }
    end_rampage(cx, hit.user);
}

/// A rampage that is stopped in its last turn is over.
pub(crate) fn end_rampage(cx: &mut Cx, user: Mon) {
    if cx.volatile(user, conditions::LOCKEDMOVE).is_some_and(|state| state.duration == 2) {
        cx.delete_volatile(user, conditions::LOCKEDMOVE);
    }
}
