//! Recharging: its bearer can't move this turn.

use tallgrass_battle::prelude::*;

pub static MUST_RECHARGE: Behaviour = condition(
    conditions::MUSTRECHARGE,
    &[
        on::before_move(recharge).priority(11),
        on::start(announce),
        on::constant(Event::LockMove, Value::Move(moves::RECHARGE)),
    ],
);

fn recharge(cx: &mut Cx, hit: Hit) -> Verdict {
    say!(cx, "cant", hit.user, "recharge");
    cx.remove_volatile(hit.user, conditions::MUSTRECHARGE);
    cx.remove_volatile(hit.user, conditions::TRUANT);
    Silent
}

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-mustrecharge", o.target);
    Pass
}
