//! Flame Orb and Toxic Orb: burn or badly poison the holder at the end of the turn.

use tallgrass_battle::prelude::*;

pub static STATUS_ORBS: [Behaviour; 2] = [
    item(items::FLAME_ORB, &[on::residual(|cx, o| inflict(cx, o, conditions::BRN)).order(28).sub_order(3)]),
    item(items::TOXIC_ORB, &[on::residual(|cx, o| inflict(cx, o, conditions::TOX)).order(28).sub_order(3)]),
];

fn inflict(cx: &mut Cx, o: Occasion, status: ConditionId) -> Verdict {
    cx.try_set_status(o.target, status, Some(o.target), None);
    Pass
}
