//! Burn: a sixteenth of the HP is lost each turn, up to generation 6 an eighth. (Physical damage is halved where damage is computed.)

use tallgrass_battle::prelude::*;

pub static BURN: Behaviour =
    condition(conditions::BRN, &[on::start(announce), on::residual(hurt).order(10).compared_since(Gen6)]);

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    if o.effect.is(items::FLAME_ORB) {
        say!(cx, "-status", o.target, "brn", "[from] item: Flame Orb");
    } else {
        say_status(cx, o, "brn");
    }
    Pass
}

/// Tells of a status, and of the ability it came from.
pub(crate) fn say_status(cx: &mut Cx, o: Occasion, status: &str) {
    match o.source {
        Some(source) if o.effect.is_ability() => say!(cx, "-status", o.target, status, By(o.effect), Of(source)),
        _ => say!(cx, "-status", o.target, status),
    }
}

fn hurt(cx: &mut Cx, o: Occasion) -> Verdict {
    let divisor = if cx.since(Gen7) { 16 } else { 8 };
    cx.damage(share(cx.mon(o.target).base_max_hp, 1, divisor), o.target);
    Pass
}
