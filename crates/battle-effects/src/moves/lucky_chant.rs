//! Lucky Chant: for five turns foes land no critical hits on the side.

use tallgrass_battle::prelude::*;

pub static LUCKY_CHANT_CONDITION: Behaviour = condition(
    conditions::LUCKY_CHANT,
    &[
        on::side_start(begin),
        on::constant(Event::CriticalHit, Value::False),
        on::timer(Event::SideResidual).order(26).sub_order(6),
        on::side_end(end),
    ],
);

fn begin(cx: &mut Cx, o: SideOccasion) -> Verdict {
    say!(cx, "-sidestart", SideName(o.side), "move: Lucky Chant");
    Pass
}

fn end(cx: &mut Cx, o: SideOccasion) -> Verdict {
    say!(cx, "-sideend", SideName(o.side), "move: Lucky Chant");
    Pass
}
