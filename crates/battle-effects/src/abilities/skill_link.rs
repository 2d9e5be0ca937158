//! Skill Link: moves that hit several times hit as often as they can.

use tallgrass_battle::prelude::*;

pub static SKILL_LINK: Behaviour = ability(abilities::SKILL_LINK, &[on::modify_move(hit_in_full)]);

fn hit_in_full(cx: &mut Cx, hit: Hit) -> Verdict {
    let mv = cx.mv_mut(hit.mv);
    mv.multihit.0 = mv.multihit.1;
    mv.multiaccuracy = false;
    Pass
}
