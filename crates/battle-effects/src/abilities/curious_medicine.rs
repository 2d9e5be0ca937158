//! Curious Medicine: on entry, adjacent allies' stat stages go back to 0.

use tallgrass_battle::prelude::*;

pub static CURIOUS_MEDICINE: Behaviour = ability(abilities::CURIOUS_MEDICINE, &[on::start(scatter)]);

fn scatter(cx: &mut Cx, o: Occasion) -> Verdict {
    for ally in cx.adjacent_allies(o.target) {
        cx.clear_boosts(ally);
        say!(cx, "-clearboost", ally, By(cx.acting()), Of(o.target));
    }
    Pass
}
