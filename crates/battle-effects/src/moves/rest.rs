//! Rest: the user sleeps for two turns, and is healed of everything.

use super::conditions_sleep::Sleep;
use tallgrass_battle::prelude::*;

pub static REST: Behaviour = move_(moves::REST, &[on::try_(needs_rest), on::hit(rest)]);

fn needs_rest(cx: &mut Cx, hit: Hit) -> Verdict {
    let user = cx.mon(hit.user);
    let (status, healthy) = (user.status, user.hp == user.max_hp);
    if status == conditions::SLP || cx.has_ability(hit.user, abilities::COMATOSE) {
        return Fail;
    }
    if healthy {
        say!(cx, "-fail", hit.user, "heal");
        return Silent;
    }
    for ability in [abilities::INSOMNIA, abilities::VITAL_SPIRIT] {
        if cx.has_ability(hit.user, ability) {
            say!(cx, "-fail", hit.user, By(ability.into()), Of(hit.user));
            return Silent;
        }
    }
    Pass
}

fn rest(cx: &mut Cx, hit: Hit) -> Verdict {
    let slept = cx.set_status(hit.target, conditions::SLP, Some(hit.user), Some(cx.acting()));
    if !slept.truthy() {
        return slept.verdict();
    }
    cx.mon_mut(hit.target).status_state.set_data(Sleep { start_time: 3, time: 3 });
    cx.heal(cx.mon(hit.target).max_hp, hit.target);
    Pass
}
