//! Strength Sap: lowers the target's Attack and restores as many HP as that was.

use tallgrass_battle::prelude::*;

pub static STRENGTH_SAP: Behaviour = move_(moves::STRENGTH_SAP, &[on::hit(sap)]);

fn sap(cx: &mut Cx, hit: Hit) -> Verdict {
    let Hit { user, target, .. } = hit;
    if cx.mon(target).boost(Boost::Atk) == -6 {
        return Fail;
    }
    let attack = cx.stat(target, Stat::Atk, false, true);
    let lowered = cx.boost_as(BoostList::one(Boost::Atk, -1), target, Some(user), None, false, true);
    let healed = cx.heal_by(attack, user, Some(target), None);
    Verdict::from_bool(healed.truthy() || lowered.truthy())
}
