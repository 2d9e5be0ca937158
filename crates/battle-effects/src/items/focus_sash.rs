//! Focus Sash: a hit that would knock the holder out from full HP leaves 1 HP.

use tallgrass_battle::prelude::*;

pub static FOCUS_SASH: Behaviour = item(items::FOCUS_SASH, &[on::damage(hang_on).priority(-40)]);

fn hang_on(cx: &mut Cx, o: Occasion, damage: i32) -> Reply<i32> {
    let pokemon = cx.mon(o.target);
    let deadly = pokemon.hp == pokemon.max_hp && damage >= pokemon.hp && o.effect.is_move();
    if deadly && cx.use_item(o.target) { Set(cx.mon(o.target).hp - 1) } else { Pass }
}
