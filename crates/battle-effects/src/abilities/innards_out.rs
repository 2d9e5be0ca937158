//! Innards Out: whoever knocks the holder out loses as much HP as the holder had.

use tallgrass_battle::prelude::*;

pub static INNARDS_OUT: Behaviour = ability(abilities::INNARDS_OUT, &[on::damaging_hit(burst).order(1)]);

fn burst(cx: &mut Cx, hit: Hit, damage: i32) -> Reply<i32> {
    if cx.mon(hit.target).hp > 0 {
        return Pass;
    }
    let active = cx.mv(hit.mv);
    let total = match active {
        _ if active.smart_target == Some(true) => damage,
        // SHOWDOWN: what strikes outside of a move's hits (Bide) counts no total, and so hurts nobody.
        _ if active.hit == 0 => 0,
        _ => damage + active.total_damage,
    };
    cx.damage_by(cx.undynamaxed_hp(hit.target, Some(total)), hit.user, Some(hit.target), None);
    Pass
}
