//! Friend Guard: moves hurt the holder's allies a quarter less.

use tallgrass_battle::prelude::*;

pub static FRIEND_GUARD: Behaviour =
    ability(abilities::FRIEND_GUARD, &[on::modify_damage(shield_friends).for_anyone()]);

fn shield_friends(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let holder = cx.holder();
    if hit.target != holder && cx.is_ally(hit.target, holder) { cx.chain(3, 4) } else { Pass }
}
