//! Rock Head: moves other than Struggle don't hurt the holder by recoil.

use tallgrass_battle::prelude::*;

pub static ROCK_HEAD: Behaviour = ability(abilities::ROCK_HEAD, &[on::damage(bear_recoil)]);

fn bear_recoil(cx: &mut Cx, o: Occasion, _: i32) -> Reply<i32> {
    let struggles = cx.active_move().is_some_and(|mv| cx.mv(mv).id == moves::STRUGGLE);
    if o.effect.is(conditions::RECOIL) && !struggles { Silent } else { Pass }
}
