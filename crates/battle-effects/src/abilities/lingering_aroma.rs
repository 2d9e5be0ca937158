//! Lingering Aroma and Mummy: whoever touches the holder gets the same ability.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::AbilityFlags;

/// Lingering Aroma: whoever touches the holder gets the same ability.
pub static LINGERING_AROMA: Behaviour = contagious(abilities::LINGERING_AROMA);
/// Mummy: whoever touches the holder gets the same ability.
pub static MUMMY: Behaviour = contagious(abilities::MUMMY);

const fn contagious(id: AbilityId) -> Behaviour {
    ability(id, const { &[on::damaging_hit(infect)] })
}

fn infect(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let theirs = cx.mon(hit.user).ability;
    let ours = cx.acting().id.as_ability().unwrap_or_default();
    if theirs == ours || cx.dex().ability(theirs).flags.contains(AbilityFlags::CANTSUPPRESS) {
        return Pass;
    }
    let announce = !cx.is_ally(hit.user, hit.target);
    if cx.makes_contact(hit.mv, hit.user, hit.target, announce) {
        cx.set_ability(hit.user, ours, Some(hit.target), None);
    }
    Pass
}
