//! False Swipe and Hold Back leave the target at least 1 HP.

use tallgrass_battle::prelude::*;

pub static FALSE_SWIPE: [Behaviour; 2] = [
    move_(moves::FALSE_SWIPE, &[on::damage(spare).priority(-20)]),
    move_(moves::HOLD_BACK, &[on::damage(spare).priority(-20)]),
];

fn spare(cx: &mut Cx, o: Occasion, damage: i32) -> Reply<i32> {
    let hp = cx.mon(o.target).hp;
    if damage >= hp { Set(hp - 1) } else { Pass }
}
