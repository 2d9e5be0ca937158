//! Parting Shot: lowers the target's Attack and Special Attack, then the user leaves.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::SelfSwitch;

pub static PARTING_SHOT: Behaviour = move_(moves::PARTING_SHOT, &[on::hit(insult).compared_since(Gen6)]);

fn insult(cx: &mut Cx, hit: Hit) -> Verdict {
    let lowered = cx.boost_by(&[(Boost::Atk, -1), (Boost::Spa, -1)], hit.target, Some(hit.user), None);
    if cx.since(Gen7) && !lowered.truthy() && !cx.has_ability(hit.target, abilities::MIRROR_ARMOR) {
        cx.mv_mut(hit.mv).self_switch = SelfSwitch::No;
    }
    Pass
}
