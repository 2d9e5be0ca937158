//! Delta Stream, Desolate Land and Primordial Sea: a weather that lasts as long as a holder is in, and gives way only to
//! the others.

use tallgrass_battle::prelude::*;
use tallgrass_battle::state::StateRef;

/// Delta Stream: strong winds blow as long as a holder is in.
pub static DELTA_STREAM: Behaviour = extreme(abilities::DELTA_STREAM);
/// Desolate Land: the sun is extremely harsh as long as a holder is in.
pub static DESOLATE_LAND: Behaviour = extreme(abilities::DESOLATE_LAND);
/// Primordial Sea: it rains heavily as long as a holder is in.
pub static PRIMORDIAL_SEA: Behaviour = extreme(abilities::PRIMORDIAL_SEA);

const STRONG: [ConditionId; 3] = [conditions::DESOLATE_LAND, conditions::PRIMORDIAL_SEA, conditions::DELTA_STREAM];

const fn extreme(id: AbilityId) -> Behaviour {
    ability(id, const { &[on::start(begin), on::set_weather(withstand).for_anyone(), on::end(pass_on)] })
}

fn weather_of(ability: Effect) -> ConditionId {
    match ability.id.as_ability() {
        Some(abilities::DESOLATE_LAND) => conditions::DESOLATE_LAND,
        Some(abilities::PRIMORDIAL_SEA) => conditions::PRIMORDIAL_SEA,
        _ => conditions::DELTA_STREAM,
    }
}

fn begin(cx: &mut Cx, _: Occasion) -> Verdict {
    cx.set_weather(weather_of(cx.acting()), None, None);
    Pass
}

fn withstand(cx: &mut Cx, o: Occasion) -> Verdict {
    let gives_way = STRONG.iter().any(|&weather| o.effect.is(weather));
    if cx.state().field.weather == weather_of(cx.acting()) && !gives_way { Fail } else { Pass }
}

/// Another holder goes on with the weather, or it ends.
fn pass_on(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.state().field.weather_state.source != Some(o.target) {
        return Pass;
    }
    let ability = cx.acting().id.as_ability().unwrap_or_default();
    match cx.actives().into_iter().find(|&mon| mon != o.target && cx.has_ability(mon, ability)) {
        Some(heir) => cx.effect_state_mut(StateRef::Weather).source = Some(heir),
        None => drop(cx.clear_weather()),
    }
    Pass
}
