//! Syrup Bomb: lowers the target's Speed each turn for three turns, or until the user is gone.

use tallgrass_battle::prelude::*;

pub static SYRUP_BOMB_CONDITION: Behaviour = condition(
    conditions::SYRUP_BOMB,
    &[on::start(cover), on::update(wash_off), on::residual(slow).order(14), on::end(fade)],
);

fn cover(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-start", o.target, "Syrup Bomb");
    Pass
}

fn wash_off(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.own().source.is_some_and(|source| !cx.mon(source).active) {
        cx.remove_volatile(o.target, conditions::SYRUP_BOMB);
    }
    Pass
}

fn slow(cx: &mut Cx, o: Occasion) -> Verdict {
    let source = cx.own().source;
    cx.boost_by(&[(Boost::Spe, -1)], o.target, source, None);
    Pass
}

fn fade(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-end", o.target, "Syrup Bomb", "[silent]");
    Pass
}
