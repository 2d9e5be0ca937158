//! Competitive and Defiant: when a foe lowers a stat, another one rises sharply.

use tallgrass_battle::prelude::*;

/// Competitive: when a foe lowers a stat, Special Attack rises by two stages.
pub static COMPETITIVE: Behaviour = defy::<{ Boost::Spa as usize }>(abilities::COMPETITIVE);
/// Defiant: when a foe lowers a stat, Attack rises by two stages.
pub static DEFIANT: Behaviour = defy::<{ Boost::Atk as usize }>(abilities::DEFIANT);

const fn defy<const STAT: usize>(id: AbilityId) -> Behaviour {
    ability(id, const { &[on::after_each_boost(answer::<STAT>)] })
}

fn answer<const STAT: usize>(cx: &mut Cx, o: Occasion, changes: &mut BoostList) -> Verdict {
    let by_foe = o.source.is_some_and(|source| !cx.is_ally(o.target, source));
    if by_foe && changes.iter().any(|&(_, change)| change < 0) {
        cx.boost_as(BoostList::one(Boost::ALL[STAT], 2), o.target, Some(o.target), None, false, true);
    }
    Pass
}
