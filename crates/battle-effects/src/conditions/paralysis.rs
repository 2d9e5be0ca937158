//! Paralysis: halves Speed, up to generation 6 quarters it, and one time in four, in Champions in eight, keeps its bearer from
//! moving.

use super::conditions_burn::say_status;
use tallgrass_battle::prelude::*;

pub static PARALYSIS: Behaviour = condition(
    conditions::PAR,
    &[
        on::start(announce),
        on::modify_spe(slow_down).priority(-101).compared_since(Gen6),
        on::before_move(maybe_stop::<4>).priority(1),
    ],
);
pub static PARALYSIS_IN_CHAMPIONS: Behaviour =
    condition(conditions::PAR, &[on::before_move(maybe_stop::<8>).priority(1)]).in_rules(rule_sets::CHAMPIONS);

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    say_status(cx, o, "par");
    Pass
}

fn slow_down(cx: &mut Cx, o: Occasion, speed: i32) -> Reply<i32> {
    // All other modifiers count first.
    let speed = cx.final_modify(speed);
    let percent = if cx.since(Gen7) { 50 } else { 25 };
    Set(if cx.has_ability(o.target, abilities::QUICK_FEET) { speed } else { speed * percent / 100 })
}

fn maybe_stop<const ONE_IN: u32>(cx: &mut Cx, hit: Hit) -> Verdict {
    if !cx.chance(Purpose::Status, 1, ONE_IN) {
        return Pass;
    }
    say!(cx, "cant", hit.user, "par");
    Fail
}
