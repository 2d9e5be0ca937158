//! Ice Body and Rain Dish: a sixteenth of the HP comes back each turn in a certain weather.

use super::abilities_absorb::felt_weather;
use tallgrass_battle::prelude::*;

/// Ice Body: a sixteenth of the HP comes back each turn in snow and hail, which don't hurt.
pub static ICE_BODY: Behaviour = ability(abilities::ICE_BODY, &[on::weather(enjoy_cold), on::immunity(unhurt_by_hail)]);
/// Rain Dish: a sixteenth of the HP comes back each turn in rain.
pub static RAIN_DISH: Behaviour = ability(abilities::RAIN_DISH, &[on::weather(enjoy_rain)]);

fn enjoy_cold(cx: &mut Cx, o: Occasion) -> Verdict {
    if o.effect.is(conditions::HAIL) || o.effect.is(conditions::SNOWSCAPE) {
        recover(cx, o);
    }
    Pass
}

fn enjoy_rain(cx: &mut Cx, o: Occasion) -> Verdict {
    if matches!(felt_weather(cx, o), conditions::RAIN_DANCE | conditions::PRIMORDIAL_SEA) {
        recover(cx, o);
    }
    Pass
}

fn recover(cx: &mut Cx, o: Occasion) {
    cx.heal(share(cx.mon(o.target).base_max_hp, 1, 16), o.target);
}

/// Keeps hail from hurting the holder.
pub(crate) fn unhurt_by_hail(_: &mut Cx, _: Occasion, what: ConditionId) -> Verdict {
    if what == conditions::HAIL { Fail } else { Pass }
}
