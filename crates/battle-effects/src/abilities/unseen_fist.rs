//! Unseen Fist: moves that touch go through protection.

use tallgrass_battle::prelude::*;

pub static UNSEEN_FIST: Behaviour = ability(abilities::UNSEEN_FIST, &[on::modify_move(slip_through)]);

fn slip_through(cx: &mut Cx, hit: Hit) -> Verdict {
    let mv = cx.mv_mut(hit.mv);
    if mv.has(MoveFlags::CONTACT) {
        mv.flags.remove(MoveFlags::PROTECT);
    }
    Pass
}
