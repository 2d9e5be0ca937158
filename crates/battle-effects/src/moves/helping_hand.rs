//! Helping Hand: the target's move this turn is half again as strong.

use tallgrass_battle::prelude::*;

pub static HELPING_HAND: Behaviour =
    move_(moves::HELPING_HAND, &[on::try_hit(in_time), on::constant(Event::Reach, Value::True)]);

pub static HELPING_HAND_CONDITION: Behaviour =
    condition(conditions::HELPING_HAND, &[on::start(help), on::restart(help), on::base_power(strengthen).priority(10)]);

effect_data! {
    /// How many help.
    struct Helpers { count: u8 }
}

fn in_time(cx: &mut Cx, hit: Hit) -> Verdict {
    if !cx.mon(hit.target).newly_switched && cx.will_move(hit.target).is_none() { Fail } else { Pass }
}

fn help(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.update_memory(|helpers: &mut Helpers| helpers.count = helpers.count.saturating_add(1));
    if let Some(source) = o.source {
        say!(cx, "-singleturn", o.target, "Helping Hand", Of(source));
    }
    Pass
}

fn strengthen(cx: &mut Cx, _: Hit, _: i32) -> Reply<i32> {
    let count = cx.memory::<Helpers>().count.min(10) as u32;
    cx.chain(3i32.pow(count), 2i32.pow(count))
}
