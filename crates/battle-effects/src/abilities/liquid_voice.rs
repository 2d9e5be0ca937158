//! Liquid Voice: sounds become Water moves.

use tallgrass_battle::prelude::*;

pub static LIQUID_VOICE: Behaviour = ability(abilities::LIQUID_VOICE, &[on::modify_type(gargle).priority(-1)]);

fn gargle(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mv(hit.mv).has(MoveFlags::SOUND) && !cx.has_volatile(hit.user, conditions::DYNAMAX) {
        cx.mv_mut(hit.mv).kind = Type::Water;
    }
    Pass
}
