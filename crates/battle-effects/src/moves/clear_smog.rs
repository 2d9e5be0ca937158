//! Clear Smog sets the target's stages back to 0.

use tallgrass_battle::prelude::*;

pub static CLEAR_SMOG: Behaviour = move_(moves::CLEAR_SMOG, &[on::hit(clear)]);

fn clear(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.clear_boosts(hit.target);
    say!(cx, "-clearboost", hit.target);
    Pass
}
