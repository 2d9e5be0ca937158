//! Moves that are causes, and moves that others copy or hinder.

use tallgrass_battle::prelude::*;
use tallgrass_battle::state::PowerKind;
use tallgrass_pokedex::MaxKind;

/// Whether an effect is a move that comes down turns after its use.
pub(crate) fn is_future_move(cx: &Cx, effect: Effect) -> bool {
    let Some(id) = effect.id.as_move() else { return false };
    let flags = if effect.mv.is_some() { cx.mv(effect.mv).flags } else { cx.dex().mv(id).flags };
    flags.contains(MoveFlags::FUTUREMOVE)
}

/// A move that was used, as others copy or hinder it: a Max Move counts as the move it was made from.
#[derive(Clone, Copy)]
pub(crate) struct UsedMove {
    /// Which move.
    pub(crate) id: MoveId,
    /// Its flags.
    pub(crate) flags: MoveFlags,
    /// Whether it is a Z-move, or a status move used as one.
    pub(crate) is_z: bool,
    /// Whether it is a Max Move that was made from no other.
    pub(crate) is_max: bool,
}

impl UsedMove {
    /// Whether it is a Z-move or a Max Move.
    pub(crate) fn is_special(self) -> bool {
        self.is_z || self.is_max
    }
}

/// A move in flight as others see it, if there is one.
pub(crate) fn used_move(cx: &Cx, mv: Mv) -> Option<UsedMove> {
    if mv.is_none() {
        return None;
    }
    let active = cx.mv(mv);
    let kind = active.power_kind;
    if kind == PowerKind::Max
        && let Some(id) = active.base_move.get()
    {
        let base = cx.dex().mv(id);
        return Some(UsedMove { id, flags: base.flags, is_z: base.is_z.is_some(), is_max: base.is_max != MaxKind::No });
    }
    Some(UsedMove { id: active.id, flags: active.flags, is_z: kind == PowerKind::Z, is_max: kind == PowerKind::Max })
}

/// The last move of a Pokémon as others see it, if it has used one since it came in.
pub(crate) fn last_move(cx: &Cx, mon: Mon) -> Option<UsedMove> {
    used_move(cx, cx.mon(mon).last_move)
}

/// Whether a move in flight is a Z-move, or a status move used as one.
pub(crate) fn is_z(cx: &Cx, mv: Mv) -> bool {
    cx.mv(mv).power_kind == PowerKind::Z
}

/// Whether a move in flight is a Max Move.
pub(crate) fn is_max(cx: &Cx, mv: Mv) -> bool {
    cx.mv(mv).power_kind == PowerKind::Max
}

/// Keeps moves with a flag from being chosen next turn.
pub(crate) fn disable_flagged(cx: &mut Cx, o: Occasion, flag: MoveFlags) -> Verdict {
    for i in 0..cx.move_count(o.target) {
        let id = cx.move_slot(o.target, i).id;
        if cx.dex().mv(id).flags.contains(flag) {
            cx.disable_move(o.target, id, false);
        }
    }
    Pass
}
