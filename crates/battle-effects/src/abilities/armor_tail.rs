//! Armor Tail, Dazzling and Queenly Majesty: foes can't use moves of high priority on the holder's side.

use tallgrass_battle::prelude::*;

/// Armor Tail: foes can't use moves of high priority on the holder's side.
pub static ARMOR_TAIL: Behaviour = no_hurry(abilities::ARMOR_TAIL);
/// Dazzling: foes can't use moves of high priority on the holder's side.
pub static DAZZLING: Behaviour = no_hurry(abilities::DAZZLING);
/// Queenly Majesty: foes can't use moves of high priority on the holder's side.
pub static QUEENLY_MAJESTY: Behaviour = no_hurry(abilities::QUEENLY_MAJESTY);

const fn no_hurry(id: AbilityId) -> Behaviour {
    ability(id, const { &[on::try_move(stop_hurried).for_foes()] })
}

fn stop_hurried(cx: &mut Cx, hit: Hit) -> Verdict {
    const AIMED_AT_ALL_AND_STOPPED: [MoveId; 3] = [moves::PERISH_SONG, moves::FLOWER_SHIELD, moves::ROTOTILLER];
    let holder = cx.holder();
    let active = cx.mv(hit.mv);
    let (id, at_all) = (active.id, active.target == MoveTarget::All);
    if active.target == MoveTarget::FoeSide || (at_all && !AIMED_AT_ALL_AND_STOPPED.contains(&id)) {
        return Pass;
    }
    if active.priority <= 0 || !(at_all || cx.is_ally(hit.target, holder)) {
        return Pass;
    }
    cx.attr_last_move(&[&"[still]"]);
    say!(cx, "cant", holder, Full(cx.acting()), id, Of(hit.user));
    Fail
}
