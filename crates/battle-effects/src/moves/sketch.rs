//! Sketch: the user learns the move the target last used, for good.

use tallgrass_battle::prelude::*;
use tallgrass_battle::state::{MoveSlot, PowerKind};

pub static SKETCH: Behaviour = move_(moves::SKETCH, &[on::hit(learn)]);

fn learn(cx: &mut Cx, hit: Hit) -> Verdict {
    let last = cx.mon(hit.target).last_move;
    if last.is_none() || cx.mon(hit.user).transformed {
        return Fail;
    }
    let seen = cx.mv(last);
    let id = seen.id;
    if seen.has(MoveFlags::NOSKETCH) || seen.power_kind != PowerKind::None || cx.mon(hit.user).has_move(id) {
        return Fail;
    }
    let Some(at) = cx.mon(hit.user).find_move(moves::SKETCH) else { return Fail };
    let pp = cx.dex().mv(id).pp;
    let user = cx.mon_mut(hit.user);
    user.base_moves[at] = MoveSlot { id, pp, max_pp: pp, ..MoveSlot::NONE };
    user.own_mask &= !(1 << at);
    say!(cx, "-activate", hit.user, "move: Sketch", id);
    Pass
}
