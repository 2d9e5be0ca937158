//! Ice Body: a sixteenth of the HP comes back each turn in snow and hail, which don't hurt.

use crate::shared::weathers::unhurt_by_hail;
use tallgrass_battle::prelude::*;

pub static ICE_BODY: Behaviour = ability(abilities::ICE_BODY, &[on::weather(enjoy_cold), on::immunity(unhurt_by_hail)]);

fn enjoy_cold(cx: &mut Cx, o: Occasion) -> Verdict {
    if o.effect.is(conditions::HAIL) || o.effect.is(conditions::SNOWSCAPE) {
        cx.heal(share(cx.mon(o.target).base_max_hp, 1, 16), o.target);
    }
    Pass
}
