//! Adrenaline Orb: raises Speed when the holder is intimidated.

use tallgrass_battle::prelude::*;

pub static ADRENALINE_ORB: Behaviour = item(items::ADRENALINE_ORB, &[on::after_boost(get_excited)]);

fn get_excited(cx: &mut Cx, o: Occasion, boosts: &mut BoostList) -> Verdict {
    let fastest = cx.mon(o.target).boost(Boost::Spe) == 6;
    if !fastest && boosts.get(Boost::Atk) != Some(0) && o.effect.is(abilities::INTIMIDATE) {
        cx.use_item(o.target);
    }
    Pass
}
