//! Tri Attack: may burn, paralyze or freeze.

use tallgrass_battle::prelude::*;

pub static TRI_ATTACK: Behaviour = move_(moves::TRI_ATTACK, &[on::secondary_hit(afflict)]);

fn afflict(cx: &mut Cx, hit: Hit) -> Verdict {
    const STATUSES: [ConditionId; 3] = [conditions::BRN, conditions::PAR, conditions::FRZ];
    if let Some(status) = cx.sample(Purpose::Pick, &STATUSES) {
        cx.try_set_status(hit.target, status, Some(hit.user), None);
    }
    Pass
}
