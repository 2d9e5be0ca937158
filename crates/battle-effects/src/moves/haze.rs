//! Haze, and Freezy Frost as it hits, set all stages of everyone in battle back to 0.

use tallgrass_battle::prelude::*;

pub static HAZE: [Behaviour; 2] =
    [move_(moves::HAZE, &[on::hit_field(clear_all)]), move_(moves::FREEZY_FROST, &[on::hit(clear_all)])];

fn clear_all(cx: &mut Cx, _: Hit) -> Verdict {
    say!(cx, "-clearallboost");
    for mon in cx.actives() {
        cx.clear_boosts(mon);
    }
    Pass
}
