//! Electromorphosis: being hit charges the holder, which doubles its next Electric move.

use tallgrass_battle::prelude::*;

pub static ELECTROMORPHOSIS: Behaviour = ability(abilities::ELECTROMORPHOSIS, &[on::damaging_hit(charge).order(1)]);

fn charge(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    cx.add_volatile(hit.target, conditions::CHARGE, None, None);
    Pass
}
