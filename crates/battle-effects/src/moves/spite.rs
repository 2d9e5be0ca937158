//! Spite: takes four PP from the move the target last used.

use crate::shared::moves::last_move;
use tallgrass_battle::prelude::*;

pub static SPITE: Behaviour = move_(moves::SPITE, &[on::hit(drain_pp)]);

fn drain_pp(cx: &mut Cx, hit: Hit) -> Verdict {
    let Some(last) = last_move(cx, hit.target).filter(|last| !last.is_z) else { return Fail };
    let taken = cx.deduct_pp(hit.target, last.id, 4);
    if taken == 0 {
        return Fail;
    }
    say!(cx, "-activate", hit.target, "move: Spite", last.id, taken);
    Pass
}
