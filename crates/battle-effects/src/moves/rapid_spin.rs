//! Rapid Spin and Mortal Spin free their user of Leech Seed and binding moves, and its side of hazards.

use crate::shared::hazards::clear_away;
use tallgrass_battle::prelude::*;

pub static RAPID_SPIN: [Behaviour; 2] = [
    move_(
        moves::RAPID_SPIN,
        &[
            on::after_hit(|cx, hit| spin(cx, hit, moves::RAPID_SPIN)),
            on::after_sub_damage(|cx, hit, _| spin_before_substitute(cx, hit, moves::RAPID_SPIN)),
        ],
    ),
    move_(
        moves::MORTAL_SPIN,
        &[
            on::after_hit(|cx, hit| spin(cx, hit, moves::MORTAL_SPIN)),
            on::after_sub_damage(|cx, hit, _| spin_before_substitute(cx, hit, moves::MORTAL_SPIN)),
        ],
    ),
];

fn shake_off(cx: &mut Cx, hit: Hit, id: MoveId) {
    if cx.mv(hit.mv).has_sheer_force {
        return;
    }
    let user = hit.user;
    if cx.remove_volatile(user, conditions::LEECH_SEED) {
        say!(cx, "-end", user, "Leech Seed", Joined("[from] move: ", id), Of(user));
    }
    clear_away(cx, cx.mon(user).side, id, user);
    cx.remove_volatile(user, conditions::PARTIALLYTRAPPED);
}

fn spin(cx: &mut Cx, hit: Hit, id: MoveId) -> Verdict {
    shake_off(cx, hit, id);
    Pass
}

fn spin_before_substitute(cx: &mut Cx, hit: Hit, id: MoveId) -> Reply<i32> {
    if cx.mon(hit.user).hp != 0 {
        shake_off(cx, hit, id);
    }
    Pass
}
