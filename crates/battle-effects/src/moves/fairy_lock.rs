//! Fairy Lock: nobody can leave next turn.

use tallgrass_battle::prelude::*;

pub static FAIRY_LOCK_CONDITION: Behaviour =
    condition(conditions::FAIRY_LOCK, &[on::field_start(lock), on::trap_pokemon(stay)]);

fn lock(cx: &mut Cx, _: FieldOccasion) -> Verdict {
    say!(cx, "-fieldactivate", "move: Fairy Lock");
    Pass
}

fn stay(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.try_trap(o.target, false);
    Pass
}
