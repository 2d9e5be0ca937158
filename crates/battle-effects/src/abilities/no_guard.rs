//! No Guard: the holder's moves always hit, and so do moves on the holder.

use tallgrass_battle::prelude::*;

pub static NO_GUARD: Behaviour = ability(
    abilities::NO_GUARD,
    &[on::invulnerability(reach).for_anyone().priority(1), on::accuracy(never_miss).for_anyone()],
);

fn concerns_holder(cx: &Cx, hit: Hit) -> bool {
    let holder = cx.holder();
    hit.mv.is_some() && (hit.user == holder || hit.target == holder)
}

fn reach(cx: &mut Cx, hit: Hit) -> Reply<i32> {
    if concerns_holder(cx, hit) { Set(0) } else { Pass }
}

fn never_miss(cx: &mut Cx, hit: Hit, odds: Odds) -> Reply<Odds> {
    Set(if concerns_holder(cx, hit) { None } else { odds })
}
