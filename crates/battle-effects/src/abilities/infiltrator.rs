//! Infiltrator: moves go through substitutes, screens and other protection of that kind.

use tallgrass_battle::prelude::*;

pub static INFILTRATOR: Behaviour = ability(abilities::INFILTRATOR, &[on::modify_move(infiltrate)]);

fn infiltrate(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.mv_mut(hit.mv).infiltrates = true;
    Pass
}
