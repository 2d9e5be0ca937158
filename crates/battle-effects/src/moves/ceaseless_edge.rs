//! Ceaseless Edge leaves Spikes among the foes, Stone Axe Stealth Rock.

use tallgrass_battle::prelude::*;

pub static CEASELESS_EDGE: [Behaviour; 2] = [
    move_(
        moves::CEASELESS_EDGE,
        &[
            on::after_hit(|cx, hit| lay(cx, hit, conditions::SPIKES)),
            on::after_sub_damage(|cx, hit, _| lay(cx, hit, conditions::SPIKES)),
        ],
    ),
    move_(
        moves::STONE_AXE,
        &[
            on::after_hit(|cx, hit| lay(cx, hit, conditions::STEALTH_ROCK)),
            on::after_sub_damage(|cx, hit, _| lay(cx, hit, conditions::STEALTH_ROCK)),
        ],
    ),
];

fn lay<T>(cx: &mut Cx, hit: Hit, hazard: ConditionId) -> Reply<T> {
    if !cx.mv(hit.mv).has_sheer_force && cx.mon(hit.user).hp != 0 {
        for side in cx.foe_sides_with_conditions(cx.mon(hit.user).side) {
            cx.add_side_condition(side, hazard, None, None);
        }
    }
    Pass
}
