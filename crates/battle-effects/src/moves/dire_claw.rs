//! Dire Claw: may poison, paralyze or put the target to sleep.

use tallgrass_battle::prelude::*;

pub static DIRE_CLAW: Behaviour = move_(moves::DIRE_CLAW, &[on::secondary_hit(give_a_status)]);

fn give_a_status(cx: &mut Cx, hit: Hit) -> Verdict {
    let status = cx.sample(Purpose::Pick, &[conditions::PSN, conditions::PAR, conditions::SLP]);
    cx.try_set_status(hit.target, status.unwrap_or_default(), Some(hit.user), None);
    Pass
}
