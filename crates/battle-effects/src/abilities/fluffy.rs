//! Fluffy: contact hurts half as much, Fire twice as much.

use tallgrass_battle::prelude::*;

pub static FLUFFY: Behaviour = ability(abilities::FLUFFY, &[on::modify_damage(cushion).as_source()]);

fn cushion(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let active = cx.mv(hit.mv);
    match (active.kind == Type::Fire, active.has(MoveFlags::CONTACT)) {
        (true, false) => cx.chain(2, 1),
        (false, true) => cx.chain(1, 2),
        _ => Pass,
    }
}
