//! Topsy-Turvy: turns the target's stages around.

use tallgrass_battle::prelude::*;

pub static TOPSY_TURVY: Behaviour = move_(moves::TOPSY_TURVY, &[on::hit(turn_around)]);

fn turn_around(cx: &mut Cx, hit: Hit) -> Verdict {
    let boosts = &mut cx.mon_mut(hit.target).boosts;
    if boosts.iter().all(|&stage| stage == 0) {
        return Fail;
    }
    *boosts = boosts.map(|stage| -stage);
    say!(cx, "-invertboost", hit.target, "[from] move: Topsy-Turvy");
    Pass
}
