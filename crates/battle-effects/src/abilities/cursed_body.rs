//! Cursed Body: a move that hits the holder is disabled in three of ten cases.

use tallgrass_battle::prelude::*;

pub static CURSED_BODY: Behaviour = ability(abilities::CURSED_BODY, &[on::damaging_hit(curse)]);

fn curse(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let active = cx.mv(hit.mv);
    let exempt = cx.is_max_move(hit.mv) || active.has(MoveFlags::FUTUREMOVE) || active.id == moves::STRUGGLE;
    if !cx.has_volatile(hit.user, conditions::DISABLE) && !exempt && cx.chance(Purpose::Chance, 3, 10) {
        cx.add_volatile(hit.user, conditions::DISABLE, Some(cx.holder()), None);
    }
    Pass
}
