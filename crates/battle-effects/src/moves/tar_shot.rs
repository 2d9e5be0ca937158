//! Tar Shot: lowers the target's Speed and makes it weaker to Fire.

use tallgrass_battle::prelude::*;

pub static TAR_SHOT_CONDITION: Behaviour =
    condition(conditions::TAR_SHOT, &[on::start(cover), on::effectiveness(burn_well).priority(-2)]);

fn cover(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.mon(o.target).terastallized.is_some() {
        return Fail;
    }
    say!(cx, "-start", o.target, "Tar Shot");
    Pass
}

fn burn_well(cx: &mut Cx, hit: Hit, kind: Type, effectiveness: i32) -> Reply<i32> {
    if cx.mv(hit.mv).kind != Type::Fire || hit.target.is_none() {
        return Pass;
    }
    // Counted once, with the first of the target's types.
    if cx.types(hit.target).as_slice().first() == Some(&kind) { Set(effectiveness + 1) } else { Pass }
}
