//! Solar Power: sun raises the holder's Special Attack by half and costs it an eighth of its HP each turn.

use tallgrass_battle::prelude::*;

pub static SOLAR_POWER: Behaviour =
    ability(abilities::SOLAR_POWER, &[on::modify_spa(soak_up).priority(5), on::weather(wither)]);

fn shines(weather: ConditionId) -> bool {
    matches!(weather, conditions::SUNNY_DAY | conditions::DESOLATE_LAND)
}

fn soak_up(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if shines(cx.weather_for(hit.user)) { cx.chain(3, 2) } else { Pass }
}

fn wither(cx: &mut Cx, o: Occasion) -> Verdict {
    let weather = cx.weather_for(o.target);
    if o.effect.is(weather) && shines(weather) {
        cx.damage_by(share(cx.mon(o.target).base_max_hp, 1, 8), o.target, Some(o.target), None);
    }
    Pass
}
