//! Role Play: the user takes on the target's ability.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::AbilityFlags;

pub static ROLE_PLAY: Behaviour = move_(moves::ROLE_PLAY, &[on::try_hit(check), on::hit(copy)]);

fn check(cx: &mut Cx, hit: Hit) -> Verdict {
    let (mine, theirs) = (cx.mon(hit.user).ability, cx.mon(hit.target).ability);
    let fails = mine == theirs
        || cx.dex().ability(theirs).flags.contains(AbilityFlags::FAILROLEPLAY)
        || cx.dex().ability(mine).flags.contains(AbilityFlags::CANTSUPPRESS);
    if fails { Fail } else { Pass }
}

fn copy(cx: &mut Cx, hit: Hit) -> Verdict {
    let ability = cx.mon(hit.target).ability;
    let before = cx.set_ability(hit.user, ability, Some(hit.target), None);
    if before.truthy() { Pass } else { before.verdict() }
}
