//! Entrainment: the target takes on its user's ability.

use tallgrass_battle::prelude::*;
use tallgrass_battle::state::Staleness;
use tallgrass_pokedex::AbilityFlags;

pub static ENTRAINMENT: Behaviour = move_(moves::ENTRAINMENT, &[on::try_hit(can_dance), on::hit(dance)]);

fn can_dance(cx: &mut Cx, hit: Hit) -> Verdict {
    let (own, theirs) = (cx.mon(hit.user).ability, cx.mon(hit.target).ability);
    let impossible = hit.target == hit.user
        || cx.has_volatile(hit.target, conditions::DYNAMAX)
        || own == theirs
        || theirs == abilities::TRUANT
        || cx.dex().ability(theirs).flags.contains(AbilityFlags::CANTSUPPRESS)
        || cx.dex().ability(own).flags.contains(AbilityFlags::NOENTRAIN);
    if impossible { Fail } else { Pass }
}

fn dance(cx: &mut Cx, hit: Hit) -> Verdict {
    let own = cx.mon(hit.user).ability;
    let old = cx.set_ability(hit.target, own, Some(hit.user), None);
    if !old.truthy() {
        return old.verdict();
    }
    if !cx.is_ally(hit.target, hit.user) {
        cx.mon_mut(hit.target).volatile_staleness = Staleness::External;
    }
    Pass
}
