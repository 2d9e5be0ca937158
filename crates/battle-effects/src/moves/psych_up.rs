//! Psych Up: the user takes on the target's stages.

use tallgrass_battle::prelude::*;

pub static PSYCH_UP: Behaviour = move_(moves::PSYCH_UP, &[on::hit(copy_stages).compared_since(Gen5)]);

fn copy_stages(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.mon_mut(hit.user).boosts = cx.mon(hit.target).boosts;
    if cx.since(Gen6) {
        cx.copy_crit_volatiles(hit.user, hit.target);
    }
    say!(cx, "-copyboost", hit.user, hit.target, "[from] move: Psych Up");
    Pass
}
