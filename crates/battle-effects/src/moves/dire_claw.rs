//! Dire Claw: may poison, paralyze or put the target to sleep.

use tallgrass_battle::prelude::*;

pub static DIRE_CLAW: Behaviour = move_(moves::DIRE_CLAW, &[on::secondary_hit(give_a_status)]);

pub static DIRE_CLAW_IN_CHAMPIONS: Behaviour =
    move_(moves::DIRE_CLAW, &[on::secondary_hit(give_a_status_or_tell)]).in_rules(rule_sets::CHAMPIONS);

fn pick_status(cx: &mut Cx) -> ConditionId {
    cx.sample(Purpose::Pick, &[conditions::PSN, conditions::PAR, conditions::SLP]).unwrap_or_default()
}

fn give_a_status(cx: &mut Cx, hit: Hit) -> Verdict {
    let status = pick_status(cx);
    cx.try_set_status(hit.target, status, Some(hit.user), None);
    Pass
}

/// In Champions it is told that the target has a status already, too.
fn give_a_status_or_tell(cx: &mut Cx, hit: Hit) -> Verdict {
    let status = pick_status(cx);
    match cx.mon(hit.target).status {
        ConditionId::NONE => drop(cx.try_set_status(hit.target, status, Some(hit.user), None)),
        own if own == status => say!(cx, "-fail", hit.target, status),
        _ => say!(cx, "-fail", hit.target),
    }
    Pass
}
