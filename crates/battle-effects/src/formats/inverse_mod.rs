//! Inverse Mod: weaknesses become resistances, while resistances and immunities become weaknesses.

use tallgrass_battle::prelude::*;

pub static INVERSE_MOD: Behaviour = condition(
    conditions::INVERSE_MOD,
    &[on::constant(Event::NegateImmunity, Value::False), on::effectiveness(turn_around).priority(1)],
);

fn turn_around(cx: &mut Cx, hit: Hit, kind: Type, effectiveness: i32) -> Reply<i32> {
    if hit.mv.is_some() {
        let active = cx.mv(hit.mv);
        if active.id == moves::FREEZE_DRY && kind == Type::Water {
            return Pass;
        }
        if cx.dex().immune(active.kind, kind) {
            return Set(1);
        }
    }
    if effectiveness != 0 { Set(-effectiveness) } else { Pass }
}
