//! Hustle: half again of Attack, but physical moves are a fifth less accurate.

use tallgrass_battle::prelude::*;

pub static HUSTLE: Behaviour = ability(
    abilities::HUSTLE,
    &[on::modify_atk(hurry).priority(5), on::modify_accuracy(aim_worse).as_source().priority(-1)],
);

fn hurry(cx: &mut Cx, _: Hit, attack: i32) -> Reply<i32> {
    // SHOWDOWN: the stat itself is changed, not chained with other modifiers.
    Set(cx.modify(attack, 3, 2))
}

fn aim_worse(cx: &mut Cx, hit: Hit, accuracy: Odds) -> Reply<Odds> {
    let physical = cx.mv(hit.mv).category == Category::Physical;
    if physical && accuracy.is_some() { cx.chain(3277, 4096) } else { Pass }
}
