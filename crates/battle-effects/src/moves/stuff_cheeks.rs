//! Stuff Cheeks: the user eats its berry, and its Defense rises sharply.

use tallgrass_battle::prelude::*;

pub static STUFF_CHEEKS: Behaviour =
    move_(moves::STUFF_CHEEKS, &[on::disable_move(rule_out), on::try_(needs_berry), on::hit(stuff)]);

/// In Champions it can be chosen without a berry.
pub static STUFF_CHEEKS_IN_CHAMPIONS: Behaviour =
    move_(moves::STUFF_CHEEKS, &[on::try_(needs_berry), on::hit(stuff)]).in_rules(rule_sets::CHAMPIONS).anew();

fn has_berry(cx: &Cx, mon: Mon) -> bool {
    cx.dex().item(cx.mon(mon).item).is_berry
}

fn rule_out(cx: &mut Cx, o: Occasion) -> Verdict {
    if !has_berry(cx, o.target) {
        cx.disable_move(o.target, moves::STUFF_CHEEKS, false);
    }
    Pass
}

fn needs_berry(cx: &mut Cx, hit: Hit) -> Verdict {
    Verdict::from_bool(has_berry(cx, hit.user))
}

fn stuff(cx: &mut Cx, hit: Hit) -> Verdict {
    if !cx.boost(&[(Boost::Def, 2)], hit.target).truthy() {
        return Silent;
    }
    cx.eat_item_by(hit.target, true, None, None);
    Pass
}
