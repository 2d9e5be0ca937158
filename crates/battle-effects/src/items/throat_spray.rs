//! Throat Spray: raises Special Attack after a sound-based move.

use tallgrass_battle::prelude::*;

pub static THROAT_SPRAY: Behaviour = item(items::THROAT_SPRAY, &[on::after_move_secondary_self(spray)]);

fn spray(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mv(hit.mv).has(MoveFlags::SOUND) {
        cx.use_item(hit.user);
    }
    Pass
}
