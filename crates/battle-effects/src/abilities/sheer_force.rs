//! Sheer Force: moves lose their secondary effects and gain three tenths.

use tallgrass_battle::prelude::*;

pub static SHEER_FORCE: Behaviour =
    ability(abilities::SHEER_FORCE, &[on::modify_move(give_up_effects), on::base_power(hit_hard).priority(21)]);

fn give_up_effects(cx: &mut Cx, hit: Hit) -> Verdict {
    let boosted_anyway = cx.move_data(hit.mv).has_sheer_force_boost;
    let mv = cx.mv_mut(hit.mv);
    if mv.has_secondaries && !boosted_anyway {
        mv.clear_secondaries();
        mv.no_self_effect = true;
        mv.has_sheer_force = true;
    }
    Pass
}

fn hit_hard(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let boosted = cx.mv(hit.mv).has_sheer_force || cx.move_data(hit.mv).has_sheer_force_boost;
    if boosted { cx.chain(5325, 4096) } else { Pass }
}
