//! Weather Ball: takes on the weather's type, and is twice as strong in any weather.

use tallgrass_battle::prelude::*;

pub static WEATHER_BALL: Behaviour = move_(moves::WEATHER_BALL, &[on::modify_type(take_type), on::modify_move(double)]);

fn weather_type(cx: &Cx, user: Mon) -> Option<Type> {
    Some(match cx.weather_for(user) {
        conditions::SUNNY_DAY | conditions::DESOLATE_LAND => Type::Fire,
        conditions::RAIN_DANCE | conditions::PRIMORDIAL_SEA => Type::Water,
        conditions::SANDSTORM => Type::Rock,
        conditions::HAIL | conditions::SNOWSCAPE => Type::Ice,
        _ => return None,
    })
}

fn take_type(cx: &mut Cx, hit: Hit) -> Verdict {
    if let Some(kind) = weather_type(cx, hit.user) {
        cx.mv_mut(hit.mv).kind = kind;
    }
    Pass
}

fn double(cx: &mut Cx, hit: Hit) -> Verdict {
    if weather_type(cx, hit.user).is_some() {
        cx.mv_mut(hit.mv).base_power *= 2;
    }
    Pass
}
