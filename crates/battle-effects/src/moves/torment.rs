//! Torment: the target can't use the same move twice in a row.

use tallgrass_battle::prelude::*;

pub static TORMENT_CONDITION: Behaviour =
    condition(conditions::TORMENT, &[on::start(begin), on::disable_move(rule_out), on::end(fade)]);

fn begin(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.has_volatile(o.target, conditions::DYNAMAX) {
        return Fail;
    }
    if o.effect.is(moves::G_MAX_MELTDOWN) {
        cx.own_mut().duration = 3;
    }
    say!(cx, "-start", o.target, "Torment");
    Pass
}

fn rule_out(cx: &mut Cx, o: Occasion) -> Verdict {
    if let Some(last) = cx.last_move_of(o.target)
        && last != moves::STRUGGLE
    {
        cx.disable_move(o.target, last, false);
    }
    Pass
}

fn fade(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-end", o.target, "Torment");
    Pass
}
