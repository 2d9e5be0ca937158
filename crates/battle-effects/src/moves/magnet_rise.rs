//! Magnet Rise: its user floats for five turns.

use tallgrass_battle::prelude::*;

pub static MAGNET_RISE: Behaviour = move_(moves::MAGNET_RISE, &[on::try_(can_float)]);

pub static MAGNET_RISE_CONDITION: Behaviour = condition(
    conditions::MAGNET_RISE,
    &[
        on::constant(Event::Lifts, Value::True),
        on::start(announce),
        on::immunity(never_asked),
        on::timer(Event::Residual).order(18),
        on::end(announce_end),
    ],
);

fn can_float(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.has_volatile(hit.target, conditions::SMACK_DOWN) || cx.has_volatile(hit.target, conditions::INGRAIN) {
        return Fail;
    }
    if cx.has_pseudo_weather(conditions::GRAVITY) {
        let id = cx.mv(hit.mv).id;
        say!(cx, "cant", hit.user, "move: Gravity", id);
        return Silent;
    }
    Pass
}

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-start", o.target, "Magnet Rise");
    Pass
}

// SHOWDOWN: this would make its bearer immune to Ground, but types are not asked about in this way: whether it stands on
// the ground is.
fn never_asked(_: &mut Cx, _: Occasion, _: ConditionId) -> Verdict {
    Pass
}

fn announce_end(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-end", o.target, "Magnet Rise");
    Pass
}
