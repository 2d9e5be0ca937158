//! First Blood Rule: the first team to have a Pokémon faint loses.

use tallgrass_battle::prelude::*;

pub static FIRST_BLOOD_RULE: Behaviour = condition(conditions::FIRST_BLOOD_RULE, &[on::faint(lose)]);

fn lose(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.lose(cx.mon(o.target).side);
    Pass
}
