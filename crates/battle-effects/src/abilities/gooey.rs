//! Gooey and Tangling Hair: whoever touches the holder becomes slower.

use tallgrass_battle::prelude::*;

/// Gooey: whoever touches the holder becomes slower.
pub static GOOEY: Behaviour = sticky(abilities::GOOEY);
/// Tangling Hair: whoever touches the holder becomes slower.
pub static TANGLING_HAIR: Behaviour = sticky(abilities::TANGLING_HAIR);

const fn sticky(id: AbilityId) -> Behaviour {
    ability(id, const { &[on::damaging_hit(slow_down)] })
}

fn slow_down(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.makes_contact(hit.mv, hit.user, hit.target, true) {
        say!(cx, "-ability", hit.target, Name(cx.acting()));
        cx.boost_as(BoostList::one(Boost::Spe, -1), hit.user, Some(hit.target), None, true, false);
    }
    Pass
}
