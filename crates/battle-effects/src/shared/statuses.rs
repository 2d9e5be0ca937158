//! Being rid of statuses, and refusing them.

use tallgrass_battle::prelude::*;

/// Bad poison and poison.
pub(crate) const POISONS: [ConditionId; 2] = [conditions::PSN, conditions::TOX];

/// Cures one of these statuses on behalf of the ability that is running.
pub(crate) fn cure(cx: &mut Cx, mon: Mon, statuses: &[ConditionId]) -> Verdict {
    if statuses.contains(&cx.mon(mon).status) {
        say!(cx, "-activate", mon, Full(cx.acting()));
        cx.cure_status(mon);
    }
    Pass
}

/// Refuses one of these statuses on behalf of the ability that is running. A move made to give a status is told so.
pub(crate) fn refuse(cx: &mut Cx, o: Occasion, status: ConditionId, statuses: &[ConditionId]) -> Verdict {
    if !statuses.contains(&status) {
        return Pass;
    }
    if cx.status_of_effect(o.effect).is_some() {
        say!(cx, "-immune", o.target, By(cx.acting()));
    }
    Fail
}

/// Refuses to become drowsy on behalf of the ability that is running.
pub(crate) fn refuse_yawn(cx: &mut Cx, o: Occasion, volatile: ConditionId) -> Verdict {
    if volatile != conditions::YAWN {
        return Pass;
    }
    say!(cx, "-immune", o.target, By(cx.acting()));
    Silent
}

/// Cures a burn on behalf of the ability that is running.
pub(crate) fn cure_burn(cx: &mut Cx, o: Occasion) -> Verdict {
    cure(cx, o.target, &[conditions::BRN])
}

/// Refuses a burn on behalf of the ability that is running.
pub(crate) fn refuse_burn(cx: &mut Cx, o: Occasion, status: ConditionId) -> Verdict {
    refuse(cx, o, status, &[conditions::BRN])
}
