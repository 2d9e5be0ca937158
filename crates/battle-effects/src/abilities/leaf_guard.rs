//! Leaf Guard: in sun, the holder can't be given a status or made drowsy.

use crate::shared::statuses::{refuse, refuse_yawn};
use tallgrass_battle::prelude::*;

pub static LEAF_GUARD: Behaviour =
    ability(abilities::LEAF_GUARD, &[on::set_status(refuse_in_sun), on::try_add_volatile(stay_awake_in_sun)]);

fn in_sun(cx: &Cx, o: Occasion) -> bool {
    matches!(cx.weather_for(o.target), conditions::SUNNY_DAY | conditions::DESOLATE_LAND)
}

fn refuse_in_sun(cx: &mut Cx, o: Occasion, status: ConditionId) -> Verdict {
    if in_sun(cx, o) { refuse(cx, o, status, &[status]) } else { Pass }
}

fn stay_awake_in_sun(cx: &mut Cx, o: Occasion, volatile: ConditionId) -> Verdict {
    if in_sun(cx, o) { refuse_yawn(cx, o, volatile) } else { Pass }
}
