//! Mimic: its user knows the target's last move in its place for as long as it is in.

use crate::shared::moves::{is_max, is_z};
use tallgrass_battle::prelude::*;
use tallgrass_battle::state::MoveSlot;

pub static MIMIC: Behaviour = move_(moves::MIMIC, &[on::hit(mimic)]);

fn mimic(cx: &mut Cx, hit: Hit) -> Verdict {
    let last = cx.mon(hit.target).last_move;
    let user = cx.mon(hit.user);
    if user.transformed || last.is_none() {
        return Fail;
    }
    let mv = cx.mv(last);
    if mv.has(MoveFlags::FAILMIMIC) || cx.has_move(hit.user, mv.id) || is_z(cx, last) || is_max(cx, last) {
        return Fail;
    }
    let Some(at) = cx.find_move(hit.user, moves::MIMIC) else { return Fail };
    let id = mv.id;
    let pp = cx.dex().mv(id).pp;
    cx.replace_move(hit.user, at, MoveSlot { id, pp, max_pp: pp, ..MoveSlot::NONE });
    say!(cx, "-start", hit.user, "Mimic", id);
    Pass
}
