//! Long Reach: moves don't touch whom they hit.

use tallgrass_battle::prelude::*;

pub static LONG_REACH: Behaviour = ability(abilities::LONG_REACH, &[on::modify_move(keep_distance)]);

fn keep_distance(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.mv_mut(hit.mv).flags.remove(MoveFlags::CONTACT);
    Pass
}
