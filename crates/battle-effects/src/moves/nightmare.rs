//! Nightmare: a sleeping target loses a quarter of its HP each turn.

use tallgrass_battle::prelude::*;

pub static NIGHTMARE_CONDITION: Behaviour =
    condition(conditions::NIGHTMARE, &[on::start(begin), on::residual(hurt).order(11)]);

fn begin(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.mon(o.target).status != conditions::SLP && !cx.has_ability(o.target, abilities::COMATOSE) {
        return Fail;
    }
    say!(cx, "-start", o.target, "Nightmare");
    Pass
}

fn hurt(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.damage(share(cx.mon(o.target).base_max_hp, 1, 4), o.target);
    Pass
}
