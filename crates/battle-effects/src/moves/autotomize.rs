//! Autotomize: its user gets faster and 100 kg lighter.

use tallgrass_battle::prelude::*;

pub static AUTOTOMIZE: Behaviour = move_(moves::AUTOTOMIZE, &[on::try_hit(can_get_faster), on::hit(get_lighter)]);

fn can_get_faster(cx: &mut Cx, hit: Hit) -> Verdict {
    let limit = if cx.has_ability(hit.target, abilities::CONTRARY) { -6 } else { 6 };
    if cx.mon(hit.target).boost(Boost::Spe) == limit { Fail } else { Pass }
}

fn get_lighter(cx: &mut Cx, hit: Hit) -> Verdict {
    let weight = cx.mon(hit.target).weight_hg;
    if weight > 1 {
        cx.mon_mut(hit.target).weight_hg = weight.saturating_sub(1000).max(1);
        say!(cx, "-start", hit.target, "Autotomize");
    }
    Pass
}
