//! No Retreat: raises all of the user's stats, once, and keeps it from leaving.

use tallgrass_battle::prelude::*;

pub static NO_RETREAT: Behaviour = move_(moves::NO_RETREAT, &[on::try_(only_once)]);

pub static NO_RETREAT_CONDITION: Behaviour =
    condition(conditions::NO_RETREAT, &[on::start(announce), on::trap_pokemon(trap)]);

fn only_once(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.has_volatile(hit.user, conditions::NO_RETREAT) {
        return Fail;
    }
    if cx.has_volatile(hit.user, conditions::TRAPPED) {
        // Who is trapped already gets the stages again and again.
        cx.mv_mut(hit.mv).volatile = ConditionId::NONE;
    }
    Pass
}

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-start", o.target, "move: No Retreat");
    Pass
}

fn trap(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.try_trap(o.target, false);
    Pass
}
