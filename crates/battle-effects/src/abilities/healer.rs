//! Healer: at the end of the turn, adjacent allies are cured of their statuses in three of ten cases, in Champions in half of them.

use tallgrass_battle::prelude::*;

pub static HEALER: Behaviour = ability(abilities::HEALER, &[on::residual(nurse::<3, 10>).order(5).sub_order(3)]);
pub static HEALER_IN_CHAMPIONS: Behaviour =
    ability(abilities::HEALER, &[on::residual(nurse::<1, 2>).order(5).sub_order(3)]).in_rules(rule_sets::CHAMPIONS);

fn nurse<const N: u32, const OF: u32>(cx: &mut Cx, o: Occasion) -> Verdict {
    for ally in cx.adjacent_allies(o.target) {
        if cx.mon(ally).status.is_some() && cx.chance(Purpose::Chance, N, OF) {
            say!(cx, "-activate", o.target, "ability: Healer");
            cx.cure_status(ally);
        }
    }
    Pass
}
