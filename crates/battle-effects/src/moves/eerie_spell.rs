//! Eerie Spell takes 3 PP from the target's last move, G-Max Depletion 2 from that of all foes.

use crate::shared::moves::{is_z, last_move};
use tallgrass_battle::prelude::*;

pub static EERIE_SPELL: Behaviour = move_(moves::EERIE_SPELL, &[on::secondary_hit(cast_spell)]);

pub static G_MAX_DEPLETION: Behaviour = move_(moves::G_MAX_DEPLETION, &[on::self_hit(deplete)]);

fn drain_last_move(cx: &mut Cx, mon: Mon, amount: u8, by: MoveId) {
    let Some(last) = last_move(cx, mon) else { return };
    if is_z(cx, cx.mon(mon).last_move) {
        return;
    }
    let taken = cx.deduct_pp(mon, last.id, amount);
    if taken != 0 {
        say!(cx, "-activate", mon, Joined("move: ", by), last.id, taken);
    }
}

fn cast_spell(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mon(hit.target).hp != 0 {
        drain_last_move(cx, hit.target, 3, moves::EERIE_SPELL);
    }
    Pass
}

fn deplete(cx: &mut Cx, hit: Hit) -> Verdict {
    for foe in cx.foes(hit.user) {
        drain_last_move(cx, foe, 2, moves::G_MAX_DEPLETION);
    }
    Pass
}
