//! Utility Umbrella: sun and rain don't act on the holder. (Who minds the weather is told as it opens or closes.)

use tallgrass_battle::prelude::*;

pub static UTILITY_UMBRELLA: Behaviour =
    item(items::UTILITY_UMBRELLA, &[on::start(open), on::update(reopen), on::end(close)]);

effect_data! {
    /// Whether it was put away.
    struct Closed { yes: u8 }
}

fn tell(cx: &mut Cx, mon: Mon) {
    use conditions::{DESOLATE_LAND, PRIMORDIAL_SEA, RAIN_DANCE, SUNNY_DAY};
    if cx.is_weather_any(&[SUNNY_DAY, RAIN_DANCE, DESOLATE_LAND, PRIMORDIAL_SEA]) {
        cx.run(Event::WeatherChange, mon, Some(mon), cx.acting());
    }
}

fn open(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.ignoring_item(o.target) {
        tell(cx, o.target);
    }
    Pass
}

fn reopen(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.memory::<Closed>().yes != 0 {
        cx.remember(Closed { yes: 0 });
        tell(cx, o.target);
    }
    Pass
}

fn close(cx: &mut Cx, o: Occasion) -> Verdict {
    tell(cx, o.target);
    cx.remember(Closed { yes: 1 });
    Pass
}
