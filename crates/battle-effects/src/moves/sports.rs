//! Mud Sport weakens Electric moves for five turns, Water Sport Fire moves.

use tallgrass_battle::prelude::*;

pub static MUD_SPORT_CONDITION: Behaviour = condition(
    conditions::MUD_SPORT,
    &[
        on::field_start(begin),
        on::base_power(|cx, hit, _| weaken(cx, hit, Type::Electric)).priority(1),
        on::timer(Event::FieldResidual).order(27).sub_order(4),
        on::field_end(end),
    ],
);

pub static WATER_SPORT_CONDITION: Behaviour = condition(
    conditions::WATER_SPORT,
    &[
        on::field_start(begin),
        on::base_power(|cx, hit, _| weaken(cx, hit, Type::Fire)).priority(1),
        on::timer(Event::FieldResidual).order(27).sub_order(3),
        on::field_end(end),
    ],
);

fn begin(cx: &mut Cx, o: FieldOccasion) -> Verdict {
    say!(cx, "-fieldstart", Joined("move: ", Name(cx.acting())), Of(o.source.unwrap_or(Mon::NONE)));
    Pass
}

fn weaken(cx: &mut Cx, hit: Hit, kind: Type) -> Reply<i32> {
    if cx.mv(hit.mv).kind == kind { cx.chain(1352, 4096) } else { Pass }
}

fn end(cx: &mut Cx, _: FieldOccasion) -> Verdict {
    say!(cx, "-fieldend", Joined("move: ", Name(cx.acting())));
    Pass
}
