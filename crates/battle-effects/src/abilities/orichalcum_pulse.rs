//! Orichalcum Pulse: on entry the sun comes out, and sun raises the holder's Attack by a third.

use tallgrass_battle::prelude::*;

pub static ORICHALCUM_PULSE: Behaviour =
    ability(abilities::ORICHALCUM_PULSE, &[on::start(call_the_sun), on::modify_atk(burn_brighter).priority(5)]);

fn call_the_sun(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.set_weather(conditions::SUNNY_DAY, None, None).truthy() {
        say!(cx, "-activate", o.target, "Orichalcum Pulse", "[source]");
    } else if cx.is_weather_any(&[conditions::SUNNY_DAY]) {
        say!(cx, "-activate", o.target, Full(cx.acting()));
    }
    Pass
}

fn burn_brighter(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if matches!(cx.weather_for(hit.user), conditions::SUNNY_DAY | conditions::DESOLATE_LAND) {
        cx.chain(5461, 4096)
    } else {
        Pass
    }
}
