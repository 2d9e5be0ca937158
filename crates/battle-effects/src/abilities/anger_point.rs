//! Anger Point: a critical hit raises Attack as far as it goes.

use tallgrass_battle::prelude::*;

pub static ANGER_POINT: Behaviour = ability(
    abilities::ANGER_POINT,
    &[on::hit(lose_temper), on::after_sub_damage(lose_temper_behind_substitute).until(Gen4)],
);

fn lose_temper(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mon(hit.target).hp > 0 && hit.mv.is_some() && cx.hit_data(hit.mv, hit.target).crit {
        cx.boost_by(&[(Boost::Atk, 12)], hit.target, Some(hit.target), None);
    }
    Pass
}

fn lose_temper_behind_substitute(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mon(hit.target).hp > 0 && hit.mv.is_some() && cx.hit_data(hit.mv, hit.target).crit {
        cx.set_boosts(hit.target, &[(Boost::Atk, 6)]);
        say!(cx, "-setboost", hit.target, "atk", 12, By(cx.acting()));
    }
    Pass
}
