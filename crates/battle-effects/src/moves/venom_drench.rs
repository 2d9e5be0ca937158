//! Venom Drench: lowers a poisoned target's Attack, Special Attack and Speed.

use tallgrass_battle::prelude::*;

pub static VENOM_DRENCH: Behaviour = move_(moves::VENOM_DRENCH, &[on::hit(drench)]);

fn drench(cx: &mut Cx, hit: Hit) -> Verdict {
    if !matches!(cx.mon(hit.target).status, conditions::PSN | conditions::TOX) {
        return Fail;
    }
    let lowered = [(Boost::Atk, -1), (Boost::Spa, -1), (Boost::Spe, -1)];
    let effect = cx.move_effect(hit.mv);
    Verdict::from_bool(cx.boost_by(&lowered, hit.target, Some(hit.user), Some(effect)).truthy())
}
