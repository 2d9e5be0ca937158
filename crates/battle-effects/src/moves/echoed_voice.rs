//! Echoed Voice: stronger each turn in a row in which anyone uses it, up to five times.

use tallgrass_battle::prelude::*;

pub static ECHOED_VOICE: Behaviour =
    move_(moves::ECHOED_VOICE, &[on::base_power_callback(echo), on::try_move(begin_to_echo)]);

pub static ECHOED_VOICE_CONDITION: Behaviour =
    condition(conditions::ECHOED_VOICE, &[on::field_start(first), on::field_restart(again)]);

effect_data! {
    /// How many turns it has been heard.
    struct Echo { times: u8 }
}

fn echo(cx: &mut Cx, _: Hit, power: i32) -> Reply<i32> {
    let times = cx.pseudo_weather(conditions::ECHOED_VOICE).map_or(1, |state| state.data::<Echo>().times);
    Set(power * times as i32)
}

fn begin_to_echo(cx: &mut Cx, _: Hit) -> Verdict {
    cx.add_pseudo_weather(conditions::ECHOED_VOICE, None, None);
    Pass
}

fn first(cx: &mut Cx, _: FieldOccasion) -> Verdict {
    cx.remember(Echo { times: 1 });
    Pass
}

fn again(cx: &mut Cx, _: FieldOccasion) -> Verdict {
    if cx.own().duration != 2 {
        cx.own_mut().duration = 2;
        cx.update_memory(|echo: &mut Echo| echo.times = (echo.times + 1).min(5));
    }
    Pass
}
