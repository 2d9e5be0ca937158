//! Fury Cutter: twice as strong each time in a row.

use tallgrass_battle::prelude::*;

pub static FURY_CUTTER: Behaviour = move_(moves::FURY_CUTTER, &[on::base_power_callback(by_row)]);

pub static FURY_CUTTER_CONDITION: Behaviour =
    condition(conditions::FURY_CUTTER, &[on::start(begin), on::restart(go_on).compared_since(Gen5)]);

effect_data! {
    /// How many times stronger.
    struct Fury { times: u8 }
}

fn by_row(cx: &mut Cx, hit: Hit, power: i32) -> Reply<i32> {
    if !cx.has_volatile(hit.user, conditions::FURY_CUTTER) || cx.mv(hit.mv).hit == 1 {
        cx.add_volatile(hit.user, conditions::FURY_CUTTER, None, None);
    }
    let times = cx.volatile(hit.user, conditions::FURY_CUTTER).map_or(1, |state| state.data::<Fury>().times);
    Set((power * times as i32).clamp(1, 160))
}

fn begin(cx: &mut Cx, _: Occasion) -> Verdict {
    cx.remember(Fury { times: 1 });
    Pass
}

fn go_on(cx: &mut Cx, _: Occasion) -> Verdict {
    let most = if cx.since(Gen6) { 4 } else { 8 };
    cx.update_memory(|fury: &mut Fury| {
        if fury.times < most {
            fury.times *= 2;
        }
    });
    cx.own_mut().duration = 2;
    Pass
}
