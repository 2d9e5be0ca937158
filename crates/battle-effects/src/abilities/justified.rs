//! Justified: being hit by a Dark move raises Attack.

use tallgrass_battle::prelude::*;

pub static JUSTIFIED: Behaviour = ability(abilities::JUSTIFIED, &[on::damaging_hit(get_angry)]);

fn get_angry(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mv(hit.mv).kind == Type::Dark {
        cx.boost(&[(Boost::Atk, 1)], hit.target);
    }
    Pass
}
