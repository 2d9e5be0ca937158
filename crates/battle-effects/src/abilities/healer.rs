//! Healer: at the end of the turn, adjacent allies are cured of their statuses in three of ten cases.

use tallgrass_battle::prelude::*;

pub static HEALER: Behaviour = ability(abilities::HEALER, &[on::residual(nurse).order(5).sub_order(3)]);

fn nurse(cx: &mut Cx, o: Occasion) -> Verdict {
    for ally in cx.adjacent_allies(o.target) {
        if cx.mon(ally).status.is_some() && cx.chance(Purpose::Chance, 3, 10) {
            say!(cx, "-activate", o.target, "ability: Healer");
            cx.cure_status(ally);
        }
    }
    Pass
}
