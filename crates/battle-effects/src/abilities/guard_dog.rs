//! Guard Dog: Intimidate raises Attack instead, and the holder can't be driven out.

use tallgrass_battle::prelude::*;

pub static GUARD_DOG: Behaviour =
    ability(abilities::GUARD_DOG, &[on::drag_out(hold_ground).priority(1), on::try_boost(bark_back).priority(2)]);

/// Keeps the holder from being dragged out.
pub(crate) fn hold_ground(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-activate", o.target, Full(cx.acting()));
    Silent
}

fn bark_back(cx: &mut Cx, o: Occasion, changes: &mut BoostList) -> Verdict {
    if o.effect.is(abilities::INTIMIDATE) && changes.get(Boost::Atk).is_some_and(|change| change != 0) {
        changes.remove(Boost::Atk);
        cx.boost_as(BoostList::one(Boost::Atk, 1), o.target, Some(o.target), None, false, true);
    }
    Pass
}
