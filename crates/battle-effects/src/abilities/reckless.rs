//! Reckless: moves that hurt their user are a fifth stronger.

use tallgrass_battle::prelude::*;

pub static RECKLESS: Behaviour = ability(abilities::RECKLESS, &[on::base_power(charge).priority(23)]);

fn charge(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let hurts = cx.mv(hit.mv).recoil.is_some() || cx.numbers(hit.mv).has_crash_damage();
    if hurts { cx.chain(4915, 4096) } else { Pass }
}
