//! Heavy rain, extremely harsh sunlight and strong winds: weathers that stay as long as who brought them.

use super::conditions_weather::{clear_up, go_on, keep_from_freezing};
use tallgrass_battle::prelude::*;

/// Heavy rain: strengthens Water moves, and Fire attacks fail.
pub static HEAVY_RAIN: Behaviour = condition(
    conditions::PRIMORDIAL_SEA,
    &[
        on::try_move(|cx, hit| stop(cx, hit, Type::Fire, "[from] Primordial Sea")).priority(1),
        on::weather_modify_damage(|cx, hit, _| strengthen(cx, hit, Type::Water, conditions::PRIMORDIAL_SEA)),
        on::field_start(|cx, o| begin(cx, o, "PrimordialSea")),
        on::field_residual(|cx, _| go_on(cx, "PrimordialSea", true)).order(1),
        on::field_end(clear_up),
    ],
);

/// Extremely harsh sunlight: strengthens Fire moves, Water attacks fail, and nobody freezes.
pub static HARSH_SUN: Behaviour = condition(
    conditions::DESOLATE_LAND,
    &[
        on::try_move(|cx, hit| stop(cx, hit, Type::Water, "[from] Desolate Land")).priority(1),
        on::weather_modify_damage(|cx, hit, _| strengthen(cx, hit, Type::Fire, conditions::DESOLATE_LAND)),
        on::immunity(|cx, o, what| keep_from_freezing(cx, o, what, conditions::DESOLATE_LAND)),
        on::field_start(|cx, o| begin(cx, o, "DesolateLand")),
        on::field_residual(|cx, _| go_on(cx, "DesolateLand", true)).order(1),
        on::field_end(clear_up),
    ],
);

/// Strong winds: take Flying types' weaknesses away.
pub static STRONG_WINDS: Behaviour = condition(
    conditions::DELTA_STREAM,
    &[
        on::effectiveness(protect_flying).priority(-1),
        on::field_start(|cx, o| begin(cx, o, "DeltaStream")),
        on::field_residual(|cx, _| go_on(cx, "DeltaStream", true)).order(1),
        on::field_end(clear_up),
    ],
);

fn begin(cx: &mut Cx, o: FieldOccasion, name: &str) -> Verdict {
    let source = o.source.unwrap_or(Mon::NONE);
    say!(cx, "-weather", name, Joined("[from] ability: ", Name(o.effect)), Of(source));
    Pass
}

fn stop(cx: &mut Cx, hit: Hit, kind: Type, why: &str) -> Verdict {
    let mv = cx.mv(hit.mv);
    if mv.kind != kind || mv.category == Category::Status {
        return Pass;
    }
    say!(cx, "-fail", hit.user, cx.mv(hit.mv).id, why);
    cx.attr_last_move(&[&"[still]"]);
    Silent
}

fn strengthen(cx: &mut Cx, hit: Hit, kind: Type, weather: ConditionId) -> Reply<i32> {
    if cx.weather_for(hit.target) == weather && cx.mv(hit.mv).kind == kind { cx.chain(3, 2) } else { Pass }
}

fn protect_flying(cx: &mut Cx, hit: Hit, kind: Type, effectiveness: i32) -> Reply<i32> {
    if hit.mv.is_none() || cx.mv(hit.mv).category == Category::Status || kind != Type::Flying || effectiveness <= 0 {
        return Pass;
    }
    say!(cx, "-fieldactivate", "Delta Stream");
    Set(0)
}
