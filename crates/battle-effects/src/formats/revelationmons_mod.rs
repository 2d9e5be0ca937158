//! Revelationmons Mod: the moves in a Pokémon's first slots have its types, the first move the first type, the second
//! the second.

use crate::shared::types::CHOOSE_THEIR_TYPE;
use tallgrass_battle::prelude::*;

pub static REVELATIONMONS_MOD: Behaviour = condition(conditions::REVELATIONMONS_MOD, &[on::modify_move(take_type)]);

fn take_type(cx: &mut Cx, hit: Hit) -> Verdict {
    let types = cx.types_as(hit.user, true, false);
    let id = cx.mv(hit.mv).id;
    if CHOOSE_THEIR_TYPE.contains(&id) {
        return Pass;
    }
    for (slot, &kind) in types.as_slice().iter().enumerate() {
        if kind != Type::Unknown && slot < cx.move_count(hit.user) && cx.move_slot(hit.user, slot).id == id {
            cx.mv_mut(hit.mv).kind = kind;
        }
    }
    Pass
}
