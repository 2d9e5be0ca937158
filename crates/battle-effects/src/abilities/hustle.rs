//! Hustle: half again of Attack, but physical moves are a fifth less accurate.

use tallgrass_battle::prelude::*;

pub static HUSTLE: Behaviour = ability(
    abilities::HUSTLE,
    &[
        on::modify_atk(hurry).priority(5),
        on::modify_accuracy(aim_worse).as_source().priority(-1).since(Gen5),
        on::modify_accuracy(aim_worse).as_source().priority(7).until(Gen4),
    ],
);

fn hurry(cx: &mut Cx, _: Hit, attack: i32) -> Reply<i32> {
    // SHOWDOWN: the stat itself is changed, not chained with other modifiers.
    Set(cx.modify(attack, 3, 2))
}

fn aim_worse(cx: &mut Cx, hit: Hit, accuracy: Odds) -> Reply<Odds> {
    let active = cx.mv(hit.mv);
    let physical = match cx.generation() {
        Gen1 | Gen2 | Gen3 => is_physical(active.kind),
        _ => active.category == Category::Physical,
    };
    if !physical || accuracy.is_none() {
        return Pass;
    }
    cx.chain(if cx.generation() == Gen4 { 3276 } else { 3277 }, 4096)
}

/// Whether moves of a type are physical where the type decides.
fn is_physical(kind: Type) -> bool {
    use Type::{Bug, Fighting, Flying, Ghost, Ground, Normal, Poison, Rock, Steel};
    matches!(kind, Normal | Fighting | Flying | Poison | Ground | Rock | Bug | Ghost | Steel)
}
