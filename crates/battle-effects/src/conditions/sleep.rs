//! Sleep: its bearer can't move for one to three turns; in generation 5 they are counted anew when it comes in again.

use super::conditions_burn::say_status;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

pub static SLEEP: Behaviour = condition(
    conditions::SLP,
    &[
        on::start(fall_asleep),
        on::before_move(sleep_on).priority(10),
        on::switch_in(sleep_anew).only(Gen5),
        on::imagine(sleep_otherwise),
    ],
);

/// In Champions one turn in three of sleep is two turns long, the others three.
pub static SLEEP_IN_CHAMPIONS: Behaviour =
    condition(conditions::SLP, &[on::start(sleep_two_or_three)]).in_rules(rule_sets::CHAMPIONS);

effect_data! {
    /// How long a sleep lasts.
    pub(crate) struct Sleep {
        /// How many attempts to move it lasts from its beginning, the one that wakes up included.
        start_time: i8,
        /// How many are left.
        time: i8,
    }
}

fn fall_asleep(cx: &mut Cx, o: Occasion) -> Verdict {
    sleep_for(cx, o, |cx| cx.random_from(Purpose::Duration, 2, 5) as i8)
}

fn sleep_two_or_three(cx: &mut Cx, o: Occasion) -> Verdict {
    sleep_for(cx, o, |cx| cx.sample(Purpose::Duration, &[2, 3, 3]).unwrap_or(2))
}

fn sleep_for(cx: &mut Cx, o: Occasion, time: fn(&mut Cx) -> i8) -> Verdict {
    if o.effect.is_move() {
        say!(cx, "-status", o.target, "slp", Joined("[from] move: ", Name(o.effect)));
    } else {
        say_status(cx, o, "slp");
    }
    let time = time(cx);
    cx.remember(Sleep { start_time: time, time });
    if cx.remove_volatile(o.target, conditions::NIGHTMARE) {
        say!(cx, "-end", o.target, "Nightmare", "[silent]");
    }
    Pass
}

fn sleep_on(cx: &mut Cx, hit: Hit) -> Verdict {
    let step = if cx.has_ability(hit.user, abilities::EARLY_BIRD) { 2 } else { 1 };
    let left = cx.update_memory(|sleep: &mut Sleep| {
        sleep.time -= step;
        sleep.time
    });
    if left <= 0 {
        cx.cure_status(hit.user);
        return Pass;
    }
    say!(cx, "cant", hit.user, "slp");
    if cx.numbers(hit.mv).usable_asleep() { Pass } else { Fail }
}

fn sleep_anew(cx: &mut Cx, _: Occasion) -> Verdict {
    cx.update_memory(|sleep: &mut Sleep| sleep.time = sleep.start_time);
    Pass
}

/// How long it lasts is seen only of Rest.
fn sleep_otherwise(cx: &mut Cx, _: Occasion) -> Verdict {
    if cx.own().source_effect == moves::REST.into() {
        return Pass;
    }
    let sleep: Sleep = cx.memory();
    let passed = (sleep.start_time - sleep.time).clamp(0, 3);
    let least = 2.max(passed + 1);
    let total = cx.random_from(Purpose::Duration, least as u32, 5) as i8;
    cx.remember(Sleep { start_time: total, time: total - passed });
    Pass
}

/// In generation 1 whoever sleeps up to seven turns doesn't get to move in the turn it wakes up.
pub static SLEEP_OF_OLD: Behaviour = condition(
    conditions::SLP,
    &[
        on::start(fall_fast_asleep),
        on::before_move(sleep_through).priority(10),
        on::after_move_self(wake_up).priority(3),
        on::disable_move(ask_for_no_move),
    ],
)
.in_rules(rule_sets::GEN1)
.anew();

fn fall_fast_asleep(cx: &mut Cx, o: Occasion) -> Verdict {
    if o.effect.is_move() {
        say!(cx, "-status", o.target, "slp", Joined("[from] move: ", Name(o.effect)));
    } else {
        say!(cx, "-status", o.target, "slp");
    }
    let time = cx.random_from(Purpose::Duration, 1, 8) as i8;
    cx.remember(Sleep { start_time: time, time });
    if cx.remove_volatile(o.target, conditions::NIGHTMARE) {
        say!(cx, "-end", o.target, "Nightmare", "[silent]");
    }
    Pass
}

fn sleep_through(cx: &mut Cx, hit: Hit) -> Verdict {
    let left = cx.update_memory(|sleep: &mut Sleep| {
        sleep.time = sleep.time.saturating_sub(1);
        sleep.time
    });
    if left > 0 {
        say!(cx, "cant", hit.user, "slp");
    }
    cx.mon_mut(hit.user).last_move = Mv::NONE;
    Fail
}

fn wake_up(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.memory::<Sleep>().time <= 0 {
        cx.cure_status(hit.user);
    }
    Pass
}

/// Whoever can't move is locked into nothing, as far as its player can tell (generation 1).
pub(crate) fn ask_for_no_move(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.mon_mut(o.target).maybe_locked = false;
    Pass
}
