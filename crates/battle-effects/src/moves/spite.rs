//! Spite: takes four PP from the move the target last used.

use tallgrass_battle::prelude::*;
use tallgrass_battle::state::PowerKind;

pub static SPITE: Behaviour = move_(moves::SPITE, &[on::hit(drain_pp)]);

fn drain_pp(cx: &mut Cx, hit: Hit) -> Verdict {
    let last = cx.mon(hit.target).last_move;
    if last.is_none() || cx.mv(last).power_kind == PowerKind::Z {
        return Fail;
    }
    let mv = cx.mv(last);
    let id = if mv.power_kind == PowerKind::Max { mv.base_move.get().unwrap_or(mv.id) } else { mv.id };
    let taken = cx.deduct_pp(hit.target, id, 4);
    if taken == 0 {
        return Fail;
    }
    say!(cx, "-activate", hit.target, "move: Spite", id, taken);
    Pass
}
