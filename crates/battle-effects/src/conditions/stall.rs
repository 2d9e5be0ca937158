//! Stalling: each protecting move in a row is three times less likely to work than the one before.

use tallgrass_battle::prelude::*;

pub static STALL: Behaviour =
    condition(conditions::STALL, &[on::start(begin), on::stall_move(try_again), on::restart(go_on)]);

effect_data! {
    /// How unlikely the next protecting move is to work: one time in so many.
    struct Stalling { counter: u16 }
}

fn begin(cx: &mut Cx, _: Occasion) -> Verdict {
    cx.remember(Stalling { counter: 3 });
    Pass
}

fn try_again(cx: &mut Cx, o: Occasion) -> Verdict {
    let counter = cx.memory::<Stalling>().counter.max(1);
    let worked = cx.chance(Purpose::Stall, 1, counter as u32);
    if !worked {
        cx.delete_volatile(o.target, conditions::STALL);
    }
    Reply::from_bool(worked)
}

fn go_on(cx: &mut Cx, _: Occasion) -> Verdict {
    let most = cx.dex().condition(conditions::STALL).counter_max.unwrap_or(u16::MAX);
    cx.update_memory(|stalling: &mut Stalling| {
        if stalling.counter < most {
            stalling.counter *= 3;
        }
    });
    cx.own_mut().duration = 2;
    Pass
}
