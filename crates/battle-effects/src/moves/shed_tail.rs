//! Shed Tail: for half its HP the user leaves a substitute for whoever comes in instead.

use tallgrass_battle::prelude::*;

pub static SHED_TAIL: Behaviour =
    move_(moves::SHED_TAIL, &[on::try_hit(check), on::hit(pay), on::self_hit(leave_unasked)]);

fn check(cx: &mut Cx, hit: Hit) -> Verdict {
    let mon = hit.target;
    let pokemon = cx.mon(mon);
    let (side, weak) = (pokemon.side, pokemon.hp <= half_up(pokemon.max_hp));
    if !cx.can_switch(side) || cx.has_volatile(mon, conditions::COMMANDED) {
        say!(cx, "-fail", mon);
    } else if cx.has_volatile(mon, conditions::SUBSTITUTE) {
        say!(cx, "-fail", mon, "move: Shed Tail");
    } else if weak {
        say!(cx, "-fail", mon, "move: Shed Tail", "[weak]");
    } else {
        return Pass;
    }
    NotFail
}

fn half_up(hp: i32) -> i32 {
    (hp + 1) / 2
}

fn pay(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.direct_damage(half_up(cx.mon(hit.target).max_hp), hit.target, None, None);
    Pass
}

/// Nobody gets to act on the user's leaving, as it isn't withdrawn but flees.
fn leave_unasked(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.mon_mut(hit.user).skip_before_switch_out = true;
    Pass
}
