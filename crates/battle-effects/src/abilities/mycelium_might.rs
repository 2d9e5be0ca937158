//! Mycelium Might: status moves come last among moves of their priority, and ignore abilities.

use tallgrass_battle::prelude::*;

pub static MYCELIUM_MIGHT: Behaviour = ability(
    abilities::MYCELIUM_MIGHT,
    &[on::fractional_priority(come_last).priority(-1), on::modify_move(ignore_abilities)],
);

fn come_last(cx: &mut Cx, hit: Hit, _: f64) -> Reply<f64> {
    if cx.mv(hit.mv).category == Category::Status { Set(-0.1) } else { Pass }
}

fn ignore_abilities(cx: &mut Cx, hit: Hit) -> Verdict {
    let mv = cx.mv_mut(hit.mv);
    if mv.category == Category::Status {
        mv.ignore_ability = true;
    }
    Pass
}
