//! Piercing Drill: moves that touch go through protection at a quarter of their damage.

use tallgrass_battle::prelude::*;

pub static PIERCING_DRILL: Behaviour = ability(abilities::PIERCING_DRILL, &[on::hit_protect(drill)]);

/// Lets a move that touches through at a quarter of its damage.
pub(crate) fn drill(cx: &mut Cx, hit: Hit) -> Verdict {
    if !cx.mv(hit.mv).has(MoveFlags::CONTACT) {
        return Pass;
    }
    cx.break_through(hit.mv, hit.target, cx.acting().id);
    Fail
}
