//! Recharging: its bearer can't move this turn.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

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

/// In generation 1 it is told after the move, and not at all if that lets its target faint.
pub static MUST_RECHARGE_OF_OLD: Behaviour = condition(
    conditions::MUSTRECHARGE,
    &[
        on::before_move(recharge).priority(7),
        on::constant(Event::LockMove, Value::Move(moves::RECHARGE)),
        on::after_move(announce_unless_alone),
    ],
)
.in_rules(rule_sets::GEN1)
.anew();

fn announce_unless_alone(cx: &mut Cx, hit: Hit) -> Verdict {
    if hit.target.some().is_some_and(|target| cx.mon(target).hp <= 0) {
        cx.delete_volatile(hit.user, conditions::MUSTRECHARGE);
    } else {
        say!(cx, "-mustrecharge", hit.user);
    }
    Pass
}
