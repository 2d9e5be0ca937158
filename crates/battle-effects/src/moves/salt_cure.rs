//! Salt Cure: the target loses an eighth of its HP each turn, a quarter if it is of the Water or Steel type; in
//! Champions half as much.

use tallgrass_battle::prelude::*;

pub static SALT_CURE_CONDITION: Behaviour =
    condition(conditions::SALT_CURE, &[on::start(announce), on::residual(hurt::<8>).order(13), on::end(fade)]);
pub static SALT_CURE_IN_CHAMPIONS: Behaviour =
    condition(conditions::SALT_CURE, &[on::residual(hurt::<16>).order(13)]).in_rules(rule_sets::CHAMPIONS);

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-start", o.target, "Salt Cure");
    Pass
}

fn hurt<const PART: i32>(cx: &mut Cx, o: Occasion) -> Verdict {
    let part = if cx.has_type_any(o.target, &[Type::Water, Type::Steel]) { PART / 2 } else { PART };
    cx.damage(share(cx.mon(o.target).base_max_hp, 1, part), o.target);
    Pass
}

fn fade(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-end", o.target, "Salt Cure");
    Pass
}
