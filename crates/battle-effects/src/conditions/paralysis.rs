//! Paralysis: halves Speed, up to generation 6 quarters it, and one time in four, in Champions in eight, keeps its bearer from
//! moving.

use super::conditions_burn::say_status;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

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

/// In generation 1 it keeps from moving 63 times in 256, and ends what its bearer was about. (The stat is lowered where it is
/// kept.)
pub static PARALYSIS_OF_OLD: Behaviour =
    condition(conditions::PAR, &[on::start(announce_plainly), on::before_move(maybe_stop_for_good).priority(2)])
        .in_rules(rule_sets::GEN1)
        .anew();

fn announce_plainly(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-status", o.target, "par");
    Pass
}

fn maybe_stop_for_good(cx: &mut Cx, hit: Hit) -> Verdict {
    let mon = hit.user;
    if !cx.chance(Purpose::Status, 63, 256) {
        return Pass;
    }
    say!(cx, "cant", mon, "par");
    cx.remove_volatile(mon, conditions::BIDE);
    if cx.remove_volatile(mon, conditions::TWOTURNMOVE) && cx.has_volatile(mon, conditions::INVULNERABILITY) {
        let text = "In Gen 1, when a Dig/Fly user is fully paralyzed while semi-invulnerable, it will remain \
                    semi-invulnerable until it switches out or fully executes Dig/Fly";
        cx.hint(text, true, None);
    }
    cx.remove_volatile(mon, conditions::PARTIALTRAPPINGLOCK);
    cx.remove_volatile(mon, conditions::LOCKEDMOVE);
    Fail
}
