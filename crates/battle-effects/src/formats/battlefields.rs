//! Battlefields: weathers, terrains, rooms and what lies on a side stay until something replaces or removes them.

use tallgrass_battle::prelude::*;
use tallgrass_battle::state::StateRef;

pub static BATTLEFIELDS: Behaviour = condition(
    conditions::GEN_9_BATTLEFIELDS,
    &[
        on::weather_change(|cx, _| stay(cx, StateRef::Weather)),
        on::terrain_change(|cx, _| stay(cx, StateRef::Terrain)),
        on::pseudo_weather_change(keep_pseudo_weather),
        on::side_condition_start(keep_side_condition),
    ],
);

fn stay(cx: &mut Cx, place: StateRef) -> Verdict {
    cx.effect_state_mut(place).duration = 0;
    Pass
}

fn keep_pseudo_weather(cx: &mut Cx, o: Occasion) -> Verdict {
    if let Some(state) = o.effect.id.as_condition().and_then(|id| cx.pseudo_weather_mut(id)) {
        state.duration = 0;
    }
    Pass
}

fn keep_side_condition(cx: &mut Cx, o: SideOccasion) -> Verdict {
    if let Some(state) = o.effect.id.as_condition().and_then(|id| cx.side_condition_mut(o.side, id)) {
        state.duration = 0;
    }
    Pass
}
