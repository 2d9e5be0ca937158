//! Burn: a sixteenth of the HP is lost each turn, up to generation 6 an eighth. (Physical damage is halved where damage is computed.)

use super::conditions_poison::toxic_counter;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

pub static BURN: Behaviour =
    condition(conditions::BRN, &[on::start(announce), on::residual(hurt).order(10).compared_since(Gen6)]);

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    if o.effect.is(items::FLAME_ORB) {
        say!(cx, "-status", o.target, "brn", "[from] item: Flame Orb");
    } else {
        say_status(cx, o, "brn");
    }
    Pass
}

/// Tells of a status, and of the ability it came from.
pub(crate) fn say_status(cx: &mut Cx, o: Occasion, status: &str) {
    match o.source {
        Some(source) if o.effect.is_ability() => say!(cx, "-status", o.target, status, By(o.effect), Of(source)),
        _ => say!(cx, "-status", o.target, status),
    }
}

fn hurt(cx: &mut Cx, o: Occasion) -> Verdict {
    let divisor = if cx.since(Gen7) { 16 } else { 8 };
    cx.damage(share(cx.mon(o.target).base_max_hp, 1, divisor), o.target);
    Pass
}

/// In generation 1 the HP are lost after each move, and on entry; what a bad poison has come to counts, too.
pub static BURN_OF_OLD: Behaviour = condition(
    conditions::BRN,
    &[
        on::start(announce_plainly),
        on::after_move_self(hurt_after_moving).priority(2),
        on::after_switch_in_self(hurt_on_entry),
    ],
)
.in_rules(rule_sets::GEN1)
.anew();

fn announce_plainly(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-status", o.target, "brn");
    Pass
}

/// A sixteenth of a Pokémon's HP, at least 1.
pub(crate) fn sixteenth(cx: &Cx, mon: Mon) -> i32 {
    (cx.mon(mon).max_hp / 16).max(1)
}

/// Hurts for a sixteenth of the HP, in generation 1.
pub(crate) fn hurt_after_moving(cx: &mut Cx, hit: Hit) -> Verdict {
    let mon = hit.user;
    let counter = toxic_counter(cx, mon);
    cx.damage(sixteenth(cx, mon) * counter.unwrap_or(1), mon);
    if counter.is_some() {
        cx.hint("In Gen 1, Toxic's counter is retained after Rest and applies to PSN/BRN.", true, None);
    }
    Pass
}

/// Hurts for a sixteenth of the HP on entry, in generation 1.
pub(crate) fn hurt_on_entry(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.damage(sixteenth(cx, o.target), o.target);
    Pass
}
