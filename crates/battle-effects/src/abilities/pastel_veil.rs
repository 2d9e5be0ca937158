//! Pastel Veil: the holder and its allies can't be poisoned.

use crate::shared::statuses::{POISONS, cure, refuse};
use tallgrass_battle::prelude::*;

pub static PASTEL_VEIL: Behaviour = ability(
    abilities::PASTEL_VEIL,
    &[
        on::start(cure_allies),
        on::update(cure_holder),
        on::switch_in(cure_holders_allies).for_anyone(),
        on::set_status(stay_clean),
        on::set_status(keep_allies_clean).for_allies(),
    ],
);

fn cure_allies(cx: &mut Cx, o: Occasion) -> Verdict {
    cure_allies_of(cx, o.target)
}

fn cure_holders_allies(cx: &mut Cx, _: Occasion) -> Verdict {
    let holder = cx.holder();
    cure_allies_of(cx, holder)
}

fn cure_allies_of(cx: &mut Cx, holder: Mon) -> Verdict {
    for ally in cx.allies_and_self(holder) {
        if POISONS.contains(&cx.mon(ally).status) {
            say!(cx, "-activate", holder, Full(cx.acting()));
            cx.cure_status(ally);
        }
    }
    Pass
}

fn cure_holder(cx: &mut Cx, o: Occasion) -> Verdict {
    cure(cx, o.target, &POISONS)
}

fn stay_clean(cx: &mut Cx, o: Occasion, status: ConditionId) -> Verdict {
    refuse(cx, o, status, &POISONS)
}

fn keep_allies_clean(cx: &mut Cx, o: Occasion, status: ConditionId) -> Verdict {
    if !POISONS.contains(&status) {
        return Pass;
    }
    if cx.status_of_effect(o.effect).is_some() {
        say!(cx, "-block", o.target, Full(cx.acting()), Of(cx.holder()));
    }
    Fail
}
