//! Costar: on entry, copies an ally's stat stages and readiness for critical hits.

use tallgrass_battle::prelude::*;

pub static COSTAR: Behaviour =
    ability(abilities::COSTAR, &[on::timer(Event::SwitchIn).priority(-2), on::start(imitate)]);

fn imitate(cx: &mut Cx, o: Occasion) -> Verdict {
    let Some(ally) = cx.allies(o.target).first().copied() else { return Pass };
    let stages = BoostList::full(cx.mon(ally).boosts);
    cx.set_boosts(o.target, stages.as_slice());
    cx.copy_crit_volatiles(o.target, ally);
    say!(cx, "-copyboost", o.target, ally, By(cx.acting()));
    Pass
}
