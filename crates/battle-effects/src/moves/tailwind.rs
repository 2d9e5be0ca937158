//! Tailwind: doubles the side's Speed for four turns.

use tallgrass_battle::prelude::*;

pub static TAILWIND_CONDITION: Behaviour = condition(
    conditions::TAILWIND,
    &[
        on::duration_callback(turns),
        on::side_start(rise),
        on::modify_spe(hurry),
        on::timer(Event::SideResidual).order(26).sub_order(5),
        on::side_end(fade),
    ],
);

fn turns(cx: &mut Cx, o: Occasion) -> u8 {
    match o.source {
        Some(source) if cx.has_ability(source, abilities::PERSISTENT) => {
            say!(cx, "-activate", source, "ability: Persistent", "[move] Tailwind");
            6
        }
        _ => 4,
    }
}

fn rise(cx: &mut Cx, o: SideOccasion) -> Verdict {
    if o.source.is_some_and(|source| cx.has_ability(source, abilities::PERSISTENT)) {
        say!(cx, "-sidestart", SideName(o.side), "move: Tailwind", "[persistent]");
    } else {
        say!(cx, "-sidestart", SideName(o.side), "move: Tailwind");
    }
    Pass
}

fn hurry(cx: &mut Cx, _: Occasion, _: i32) -> Reply<i32> {
    cx.chain(2, 1)
}

fn fade(cx: &mut Cx, o: SideOccasion) -> Verdict {
    say!(cx, "-sideend", SideName(o.side), "move: Tailwind");
    Pass
}
