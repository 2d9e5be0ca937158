//! Belch: only for who has eaten a berry.

use tallgrass_battle::prelude::*;

pub static BELCH: Behaviour = move_(moves::BELCH, &[on::disable_move(needs_berry), on::try_(has_eaten)]);

/// In Champions it can be chosen all the same.
pub static BELCH_IN_CHAMPIONS: Behaviour =
    move_(moves::BELCH, &[on::try_(has_eaten)]).in_rules(rule_sets::CHAMPIONS).anew();

fn needs_berry(cx: &mut Cx, o: Occasion) -> Verdict {
    if !cx.mon(o.target).ate_berry {
        cx.disable_move(o.target, moves::BELCH, false);
    }
    Pass
}

fn has_eaten(cx: &mut Cx, hit: Hit) -> Verdict {
    Verdict::from_bool(cx.mon(hit.user).ate_berry)
}
