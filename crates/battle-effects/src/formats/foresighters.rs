//! Foresighters: a Pokémon's first move is foreseen, and comes down two turns later.

use super::conditions_future_move::{Foresight, foresee};
use tallgrass_battle::prelude::*;

pub static FORESIGHTERS: Behaviour = condition(conditions::GEN_9_FORESIGHTERS, &[on::modify_move(delay)]);

pub static FORESIGHTERS_MOVES: Behaviour = lent(conditions::GEN_9_FORESIGHTERS, &[on::try_(announce)]);

fn delay(cx: &mut Cx, hit: Hit) -> Verdict {
    let first = cx.move_slot(hit.user, 0).id;
    let active = cx.mv_mut(hit.mv);
    if active.id == first && !active.has(MoveFlags::FUTUREMOVE) {
        active.flags.insert(MoveFlags::FUTUREMOVE);
        active.flags.remove(MoveFlags::PROTECT);
        active.code_from = EffectId::lent_by(conditions::GEN_9_FORESIGHTERS);
    }
    Pass
}

fn announce(cx: &mut Cx, hit: Hit) -> Verdict {
    if !foresee(cx, hit, Foresight::OfMove) {
        let why = "Future moves fail when the targeted slot already has a future move focused on it.";
        cx.hint(why, false, None);
        return Fail;
    }
    say!(cx, "-message", Joined(Nickname(hit.user), " foresaw an attack!"));
    NotFail
}
