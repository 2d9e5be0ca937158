//! Punching Glove: punches are stronger by a tenth and make no contact.

use tallgrass_battle::prelude::*;

pub static PUNCHING_GLOVE: Behaviour =
    item(items::PUNCHING_GLOVE, &[on::base_power(strengthen).priority(23), on::modify_move(avoid_contact).priority(1)]);

fn strengthen(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mv(hit.mv).has(MoveFlags::PUNCH) { cx.chain(4506, 4096) } else { Pass }
}

fn avoid_contact(cx: &mut Cx, hit: Hit) -> Verdict {
    let mv = cx.mv_mut(hit.mv);
    if mv.has(MoveFlags::PUNCH) {
        mv.flags.remove(MoveFlags::CONTACT);
    }
    Pass
}
