//! Revelationmons Mod: the moves in a Pokémon's first slots have its types, the first move the first type, the second
//! the second.

use tallgrass_battle::prelude::*;

pub static REVELATIONMONS_MOD: Behaviour = condition(conditions::REVELATIONMONS_MOD, &[on::modify_move(take_type)]);

/// Moves whose type depends on something else already.
const KEPT: [MoveId; 7] = [
    moves::JUDGMENT,
    moves::MULTI_ATTACK,
    moves::NATURAL_GIFT,
    moves::REVELATION_DANCE,
    moves::TECHNO_BLAST,
    moves::TERRAIN_PULSE,
    moves::WEATHER_BALL,
];

fn take_type(cx: &mut Cx, hit: Hit) -> Verdict {
    let types = cx.types_as(hit.user, true, false);
    let id = cx.mv(hit.mv).id;
    if KEPT.contains(&id) {
        return Pass;
    }
    for (slot, &kind) in types.as_slice().iter().enumerate() {
        let user = cx.mon(hit.user);
        if kind != Type::Unknown && slot < user.move_count() && user.move_slot(slot).id == id {
            cx.mv_mut(hit.mv).kind = kind;
        }
    }
    Pass
}
