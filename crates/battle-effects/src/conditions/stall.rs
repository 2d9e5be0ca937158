//! Stalling: each protecting move in a row is three times less likely to work than the one before, in generation 5 twice.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

pub static STALL: Behaviour = condition(
    conditions::STALL,
    &[
        on::start(begin).compared_since(Gen5),
        on::stall_move(try_again).compared_since(Gen5),
        on::restart(go_on).compared_since(Gen5),
    ],
);

effect_data! {
    /// How unlikely the next protecting move is to work: one time in so many.
    struct Stalling { counter: u16 }
}

fn factor(cx: &Cx) -> u16 {
    if cx.since(Gen6) { 3 } else { 2 }
}

fn begin(cx: &mut Cx, _: Occasion) -> Verdict {
    let counter = factor(cx);
    cx.remember(Stalling { counter });
    Pass
}

fn try_again(cx: &mut Cx, o: Occasion) -> Verdict {
    let counter = cx.memory::<Stalling>().counter.max(1);
    // SHOWDOWN: in generation 5 the ninth in a row works one time in 2^32.
    let odds = if cx.until(Gen5) && counter >= 256 { u32::MAX } else { counter as u32 };
    let worked = cx.chance(Purpose::Stall, 1, odds);
    if !worked && cx.since(Gen6) {
        cx.delete_volatile(o.target, conditions::STALL);
    }
    Reply::from_bool(worked)
}

fn go_on(cx: &mut Cx, _: Occasion) -> Verdict {
    let most = cx.dex().condition(conditions::STALL).counter_max.unwrap_or(u16::MAX);
    let factor = factor(cx);
    cx.update_memory(|stalling: &mut Stalling| {
        if stalling.counter < most {
            stalling.counter *= factor;
        }
    });
    cx.own_mut().duration = 2;
    Pass
}

/// Up to generation 2 it works 127 times in 255, and half as often each time after.
pub static STALL_OF_OLD: Behaviour =
    condition(conditions::STALL, &[on::start(begin_at_half), on::stall_move(try_share), on::restart(halve)])
        .in_rules(rule_sets::GEN2)
        .anew();

fn begin_at_half(cx: &mut Cx, _: Occasion) -> Verdict {
    cx.remember(Stalling { counter: 127 });
    Pass
}

fn try_share(cx: &mut Cx, _: Occasion) -> Verdict {
    let share = match cx.memory::<Stalling>().counter {
        0 => 127,
        counter => u32::from(counter),
    };
    Reply::from_bool(cx.chance(Purpose::Stall, share, 255))
}

fn halve(cx: &mut Cx, _: Occasion) -> Verdict {
    cx.update_memory(|stalling: &mut Stalling| stalling.counter /= 2);
    cx.own_mut().duration = 2;
    Pass
}
