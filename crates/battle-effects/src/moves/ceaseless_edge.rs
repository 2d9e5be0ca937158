//! Ceaseless Edge leaves Spikes among the foes, Stone Axe Stealth Rock.

use tallgrass_battle::prelude::*;

pub static CEASELESS_EDGE: [Behaviour; 2] = [
    move_(moves::CEASELESS_EDGE, &[on::after_hit(scatter_spikes), on::after_sub_damage(scatter_spikes_behind)]),
    move_(moves::STONE_AXE, &[on::after_hit(float_rocks), on::after_sub_damage(float_rocks_behind)]),
];

fn lay(cx: &mut Cx, hit: Hit, hazard: ConditionId) {
    if cx.mv(hit.mv).has_sheer_force || cx.mon(hit.user).hp == 0 {
        return;
    }
    for side in cx.foe_sides_with_conditions(cx.mon(hit.user).side) {
        cx.add_side_condition(side, hazard, None, None);
    }
}

fn scatter_spikes(cx: &mut Cx, hit: Hit) -> Verdict {
    lay(cx, hit, conditions::SPIKES);
    Pass
}

fn scatter_spikes_behind(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    lay(cx, hit, conditions::SPIKES);
    Pass
}

fn float_rocks(cx: &mut Cx, hit: Hit) -> Verdict {
    lay(cx, hit, conditions::STEALTH_ROCK);
    Pass
}

fn float_rocks_behind(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    lay(cx, hit, conditions::STEALTH_ROCK);
    Pass
}
