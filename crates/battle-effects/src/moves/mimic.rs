//! Mimic: its user knows the target's last move in its place for as long as it is in.

use crate::shared::moves::{is_max, is_z};
use tallgrass_battle::prelude::*;
use tallgrass_battle::state::MoveSlot;
use tallgrass_pokedex::rule_sets;

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
    cx.replace_move(hit.user, at, MoveSlot { id, pp: pp.into(), max_pp: pp, ..MoveSlot::NONE });
    say!(cx, "-start", hit.user, "Mimic", id);
    Pass
}

/// In generation 1 any of the target's moves is learned, in the slot that was selected last, with the PP that are left there.
pub static MIMIC_OF_OLD: Behaviour = move_(moves::MIMIC, &[on::hit(mimic_any)]).in_rules(rule_sets::GEN1).anew();

fn mimic_any(cx: &mut Cx, hit: Hit) -> Verdict {
    let count = cx.move_count(hit.target);
    if count == 0 {
        return Fail;
    }
    let at = cx.random(Purpose::Pick, count as u32) as usize;
    let id = cx.move_slot(hit.target, at).id;
    let place = cx.side(cx.mon(hit.user).side).last_selected_move_slot as usize;
    if place < cx.move_count(hit.user) {
        let pp = cx.move_slot(hit.user, place).pp;
        let max_pp = cx.full_pp(id, cx.pp_ups(hit.user, place));
        cx.replace_move(hit.user, place, MoveSlot { id, pp, max_pp, ..MoveSlot::NONE });
    }
    say!(cx, "-start", hit.user, "Mimic", id);
    Pass
}
