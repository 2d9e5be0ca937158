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
    if !by_foe && cx.generation() <= Gen8 {
        explain_sticky_web(cx, o);
    }
    if by_foe && changes.iter().any(|&(_, change)| change < 0) {
        cx.boost_as(BoostList::one(Boost::ALL[STAT], 2), o.target, Some(o.target), None, false, true);
    }
    Pass
}

/// A Sticky Web that Court Change has brought over counts as the holder's side's own.
fn explain_sticky_web(cx: &mut Cx, o: Occasion) {
    let web = o.effect.is(moves::STICKY_WEB) || o.effect.is(conditions::STICKY_WEB);
    if let (true, true, Some(source)) = (web, cx.is_logging(), o.source) {
        let name = cx.effect_name(cx.acting().id);
        let text = format!(
            "In Gen 8, Court Change Sticky Web counts as lowering your own Speed, and {name} only affects stats lowered \
             by foes."
        );
        cx.hint(&text, true, Some(cx.mon(source).side));
    }
}
