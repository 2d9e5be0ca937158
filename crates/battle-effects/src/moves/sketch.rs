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
    if seen.has(MoveFlags::NOSKETCH) || seen.power_kind != PowerKind::None || cx.has_move(hit.user, id) {
        return Fail;
    }
    let Some(at) = cx.find_move(hit.user, moves::SKETCH) else { return Fail };
    let pp = cx.dex().mv(id).pp;
    cx.replace_move_for_good(hit.user, at, MoveSlot { id, pp: pp.into(), max_pp: pp, ..MoveSlot::NONE });
    say!(cx, "-activate", hit.user, "move: Sketch", id);
    Pass
}
