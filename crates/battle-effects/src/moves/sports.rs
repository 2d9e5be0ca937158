//! Mud Sport weakens Electric moves for five turns, Water Sport Fire moves; up to generation 5 for as long as the user stays.

use tallgrass_battle::prelude::*;

pub static MUD_SPORT_CONDITION: Behaviour = condition(
    conditions::MUD_SPORT,
    &[
        on::field_start(begin).since(Gen6),
        on::base_power(|cx, hit, _| weaken(cx, hit, Type::Electric)).priority(1).since(Gen6),
        on::timer(Event::FieldResidual).order(27).sub_order(4).since(Gen6),
        on::field_end(end).since(Gen6),
        on::start(|cx, o| splash(cx, o, "Mud Sport")).until(Gen5),
        on::base_power(|cx, hit, _| weaken(cx, hit, Type::Electric)).for_anyone().priority(1).until(Gen5),
    ],
);

pub static WATER_SPORT_CONDITION: Behaviour = condition(
    conditions::WATER_SPORT,
    &[
        on::field_start(begin).since(Gen6),
        on::base_power(|cx, hit, _| weaken(cx, hit, Type::Fire)).priority(1).since(Gen6),
        on::timer(Event::FieldResidual).order(27).sub_order(3).since(Gen6),
        on::field_end(end).since(Gen6),
        on::start(|cx, o| splash(cx, o, "move: Water Sport")).until(Gen5),
        on::base_power(|cx, hit, _| weaken(cx, hit, Type::Fire)).for_anyone().priority(1).until(Gen5),
    ],
);

fn begin(cx: &mut Cx, o: FieldOccasion) -> Verdict {
    say!(cx, "-fieldstart", Joined("move: ", Name(cx.acting())), Of(o.source.unwrap_or(Mon::NONE)));
    Pass
}

fn splash(cx: &mut Cx, o: Occasion, told: &str) -> Verdict {
    say!(cx, "-start", o.target, told);
    Pass
}

fn weaken(cx: &mut Cx, hit: Hit, kind: Type) -> Reply<i32> {
    if cx.mv(hit.mv).kind == kind { cx.chain(1352, 4096) } else { Pass }
}

fn end(cx: &mut Cx, _: FieldOccasion) -> Verdict {
    say!(cx, "-fieldend", Joined("move: ", Name(cx.acting())));
    Pass
}
