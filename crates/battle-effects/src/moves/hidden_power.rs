//! Hidden Power: of a type that its user's individual values decide.

use tallgrass_battle::prelude::*;

pub static HIDDEN_POWER: Behaviour = move_(moves::HIDDEN_POWER, &[on::modify_type(reveal)]);

fn reveal(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.mv_mut(hit.mv).kind = cx.hidden_power_type(hit.user);
    Pass
}
