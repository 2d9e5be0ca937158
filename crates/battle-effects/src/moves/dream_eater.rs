//! Dream Eater: only works on who is asleep.

use tallgrass_battle::prelude::*;

pub static DREAM_EATER: Behaviour = move_(moves::DREAM_EATER, &[on::try_immunity(needs_dreams)]);

fn needs_dreams(cx: &mut Cx, hit: Hit) -> Verdict {
    let asleep = cx.mon(hit.target).status == conditions::SLP || cx.has_ability(hit.target, abilities::COMATOSE);
    Verdict::from_bool(asleep)
}
