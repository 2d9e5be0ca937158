//! Guts: half again of Attack with a status, and burns don't weaken it.

use tallgrass_battle::prelude::*;

pub static GUTS: Behaviour =
    ability(abilities::GUTS, &[on::modify_atk(grit_teeth).priority(5), on::constant(Event::BurnWeakens, Value::False)]);

fn grit_teeth(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mon(hit.user).status.is_some() { cx.chain(3, 2) } else { Pass }
}
