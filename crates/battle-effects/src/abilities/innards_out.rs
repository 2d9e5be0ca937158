//! Innards Out: whoever knocks the holder out loses as much HP as the holder had.

use tallgrass_battle::prelude::*;

pub static INNARDS_OUT: Behaviour = ability(abilities::INNARDS_OUT, &[on::damaging_hit(burst).order(1)]);

fn burst(cx: &mut Cx, hit: Hit, damage: i32) -> Reply<i32> {
    if cx.mon(hit.target).hp > 0 {
        return Pass;
    }
    let active = cx.mv(hit.mv);
    // All hits of the move count, except for the two darts of Dragon Darts.
    let total = if active.smart_target == Some(true) { damage } else { damage + active.total_damage };
    cx.damage_by(cx.undynamaxed_hp(hit.target, Some(total)), hit.user, Some(hit.target), None);
    Pass
}
