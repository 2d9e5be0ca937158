//! Competitive and Defiant: when a foe lowers a stat, another one rises sharply.

use tallgrass_battle::prelude::*;

/// Competitive: when a foe lowers a stat, Special Attack rises by two stages.
pub static COMPETITIVE: Behaviour = defy::<{ Boost::Spa as usize }>(abilities::COMPETITIVE);
/// Defiant: when a foe lowers a stat, Attack rises by two stages.
pub static DEFIANT: Behaviour = defy::<{ Boost::Atk as usize }>(abilities::DEFIANT);

const fn defy<const STAT: usize>(id: AbilityId) -> Behaviour {
    ability(id, const { &[on::after_each_boost(answer::<STAT>).compared_since(Gen8)] })
}

fn answer<const STAT: usize>(cx: &mut Cx, o: Occasion, changes: &mut BoostList) -> Verdict {
    let Some(source) = o.source else { return Pass };
    if cx.is_ally(o.target, source) {
        if cx.until(Gen8) && o.effect.is(moves::STICKY_WEB) {
            let name = if STAT == Boost::Atk as usize { "Defiant" } else { "Competitive" };
            let text = format!(
                "In Gen 8, Court Change Sticky Web counts as lowering your own Speed, and {name} only affects stats lowered by foes."
            );
            cx.hint(&text, true, Some(cx.mon(source).side));
        }
    } else if changes.iter().any(|&(_, change)| change < 0) {
        cx.boost_as(BoostList::one(Boost::ALL[STAT], 2), o.target, Some(o.target), None, false, true);
    }
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn in_generation_8_a_web_that_came_back_is_ones_own() {
        check(
            gen9(&["Galvantula", "Milotic, Competitive"], &["Cinderace"]),
            &[["stickyweb", "splash"], ["splash", "courtchange"], ["switch 2", "splash"]],
            &[],
            &[
                "-sidestart|p2: Bob|move: Sticky Web",
                "-swapsideconditions",
                "-activate|p2a: Cinderace|move: Court Change",
                "-activate|p1a: Milotic|move: Sticky Web",
                "-unboost|p1a: Milotic|spe|1",
                "-ability|p1a: Milotic|Competitive|boost",
                "-boost|p1a: Milotic|spa|2",
            ],
        );
        check(
            gen8(&["Galvantula", "Milotic, Competitive"], &["Cinderace"]),
            &[["stickyweb", "splash"], ["splash", "courtchange"], ["switch 2", "splash"]],
            &[],
            &[
                "-sidestart|p2: Bob|move: Sticky Web",
                "-swapsideconditions",
                "-activate|p2a: Cinderace|move: Court Change",
                "-activate|p1a: Milotic|move: Sticky Web",
                "-unboost|p1a: Milotic|spe|1",
                "-hint|In Gen 8, Court Change Sticky Web counts as lowering your own Speed, and Competitive only affects stats lowered by foes.",
            ],
        );
    }
}
