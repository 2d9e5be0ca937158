//! Innards Out: whoever knocks the holder out loses as much HP as the holder had.

use tallgrass_battle::prelude::*;

pub static INNARDS_OUT: Behaviour = ability(abilities::INNARDS_OUT, &[on::damaging_hit(burst).order(1)]);

fn burst(cx: &mut Cx, hit: Hit, damage: i32) -> Reply<i32> {
    if cx.mon(hit.target).hp > 0 {
        return Pass;
    }
    let active = cx.mv(hit.mv);
    let total = match (active.smart_target, active.hit) {
        // All hits of the move count, except for the two darts of Dragon Darts.
        (Some(true), _) => damage,
        // SHOWDOWN: strikes outside a move's hits (Bide) count no total, and nothing comes of adding to none.
        (_, 0) => 0,
        _ => damage + active.total_damage,
    };
    cx.damage_by(cx.undynamaxed_hp(hit.target, Some(total)), hit.user, Some(hit.target), None);
    Pass
}
