//! Poison: an eighth of the HP is lost each turn. Bad poison: a sixteenth more with every turn.

use super::conditions_burn::{hurt_after_moving, hurt_on_entry, say_status, sixteenth};
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

pub static POISON: [Behaviour; 2] = [
    condition(conditions::PSN, &[on::start(announce), on::residual(hurt).order(9)]),
    condition(
        conditions::TOX,
        &[on::start(announce_bad_poison), on::switch_in(start_over), on::residual(hurt_more).order(9)],
    ),
];

effect_data! {
    /// How bad a bad poison has become.
    pub(crate) struct Toxic {
        /// Sixteenths of the HP it last took, 0–15.
        stage: u8,
    }
}

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    say_status(cx, o, "psn");
    Pass
}

fn hurt(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.damage(share(cx.mon(o.target).base_max_hp, 1, 8), o.target);
    Pass
}

fn announce_bad_poison(cx: &mut Cx, o: Occasion) -> Verdict {
    if o.effect.is(items::TOXIC_ORB) {
        say!(cx, "-status", o.target, "tox", "[from] item: Toxic Orb");
    } else {
        say_status(cx, o, "tox");
    }
    start_over(cx, o)
}

fn start_over(cx: &mut Cx, _: Occasion) -> Verdict {
    cx.remember(Toxic { stage: 0 });
    Pass
}

fn hurt_more(cx: &mut Cx, o: Occasion) -> Verdict {
    let stage = cx.update_memory(|toxic: &mut Toxic| {
        toxic.stage = (toxic.stage + 1).min(15);
        toxic.stage
    });
    cx.damage(share(cx.mon(o.target).base_max_hp, 1, 16) * stage as i32, o.target);
    Pass
}

/// In generation 1 the HP are lost after each move, and on entry. How much a bad poison takes is counted apart from it, and
/// counts for all that takes sixteenths.
pub static POISON_OF_OLD: [Behaviour; 3] = [
    condition(
        conditions::PSN,
        &[
            on::start(announce_plainly),
            on::after_move_self(hurt_after_moving).priority(2),
            on::after_switch_in_self(hurt_on_entry),
        ],
    )
    .in_rules(rule_sets::GEN1)
    .anew(),
    condition(
        conditions::TOX,
        &[
            on::start(begin_to_count),
            on::switch_in(become_plain),
            on::after_move_self(hurt_by_count).priority(2),
            on::after_switch_in_self(hurt_on_entry),
        ],
    )
    .in_rules(rule_sets::GEN1)
    .anew(),
    condition(
        conditions::RESIDUALDMG,
        &[
            on::start(count_from_zero),
            on::after_move_self(|cx, hit| count(cx, hit.user)).priority(100),
            on::after_switch_in_self(|cx, o| count(cx, o.target)),
        ],
    )
    .in_rules(rule_sets::GEN1),
];

effect_data! {
    /// How bad a bad poison has become.
    struct ToxicCounter { counter: i32 }
}

/// What is counted of a bad poison, be it long gone (generation 1).
pub(crate) fn toxic_counter(cx: &Cx, mon: Mon) -> Option<i32> {
    cx.volatile(mon, conditions::RESIDUALDMG).map(|state| state.data::<ToxicCounter>().counter)
}

/// Sets what is counted of a bad poison.
pub(crate) fn set_toxic_counter(cx: &mut Cx, mon: Mon, counter: i32) {
    if let Some(state) = cx.volatile_mut(mon, conditions::RESIDUALDMG) {
        state.set_data(ToxicCounter { counter });
    }
}

fn announce_plainly(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-status", o.target, "psn");
    Pass
}

fn begin_to_count(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-status", o.target, "tox");
    if !cx.has_volatile(o.target, conditions::RESIDUALDMG) {
        cx.add_volatile(o.target, conditions::RESIDUALDMG, None, None);
    }
    set_toxic_counter(cx, o.target, 0);
    Pass
}

fn become_plain(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.become_status(o.target, conditions::PSN);
    say!(cx, "-status", o.target, "psn", "[silent]");
    Pass
}

fn hurt_by_count(cx: &mut Cx, hit: Hit) -> Verdict {
    let damage = sixteenth(cx, hit.user) * toxic_counter(cx, hit.user).unwrap_or(0);
    cx.damage_by(damage, hit.user, Some(hit.user), None);
    Pass
}

fn count_from_zero(cx: &mut Cx, _: Occasion) -> Verdict {
    cx.remember(ToxicCounter { counter: 0 });
    Pass
}

fn count(cx: &mut Cx, mon: Mon) -> Verdict {
    if matches!(cx.mon(mon).status, conditions::BRN | conditions::PSN | conditions::TOX) {
        cx.update_memory(|toxic: &mut ToxicCounter| toxic.counter += 1);
    }
    Pass
}
