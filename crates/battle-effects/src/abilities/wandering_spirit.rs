//! Wandering Spirit: whoever touches the holder exchanges abilities with it.

use tallgrass_battle::prelude::*;

pub static WANDERING_SPIRIT: Behaviour = ability(abilities::WANDERING_SPIRIT, &[on::damaging_hit(exchange)]);

fn exchange(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.makes_contact(hit.mv, hit.user, hit.target, false) {
        cx.skill_swap(hit.user, hit.target);
    }
    Pass
}
