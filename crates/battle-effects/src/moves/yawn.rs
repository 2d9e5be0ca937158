//! Yawn: the target falls asleep at the end of the next turn.

use tallgrass_battle::prelude::*;

pub static YAWN: Behaviour = move_(moves::YAWN, &[on::try_hit(needs_awake)]);

pub static YAWN_CONDITION: Behaviour =
    condition(conditions::YAWN, &[on::start(announce), on::timer(Event::Residual).order(23), on::end(fall_asleep)]);

fn needs_awake(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mon(hit.target).status.is_some() || !cx.status_immunity(hit.target, conditions::SLP, false) {
        return Fail;
    }
    Pass
}

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-start", o.target, "move: Yawn", Of(o.source.unwrap_or(o.target)));
    Pass
}

fn fall_asleep(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-end", o.target, "move: Yawn", "[silent]");
    let source = cx.own().source;
    cx.try_set_status(o.target, conditions::SLP, source, None);
    Pass
}
