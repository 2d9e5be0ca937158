//! Anger Point: a critical hit raises Attack as far as it goes.

use tallgrass_battle::prelude::*;

pub static ANGER_POINT: Behaviour = ability(abilities::ANGER_POINT, &[on::hit(lose_temper)]);

fn lose_temper(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mon(hit.target).hp > 0 && hit.mv.is_some() && cx.hit_data(hit.mv, hit.target).crit {
        cx.boost_by(&[(Boost::Atk, 12)], hit.target, Some(hit.target), None);
    }
    Pass
}
