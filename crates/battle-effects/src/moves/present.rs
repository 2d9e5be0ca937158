//! Present: hits weakly, well or hard, or heals the target, at random.

use tallgrass_battle::prelude::*;

pub static PRESENT: Behaviour = move_(moves::PRESENT, &[on::modify_move(wrap)]);

fn wrap(cx: &mut Cx, hit: Hit) -> Verdict {
    let inside = cx.random(Purpose::Pick, 10);
    let present = cx.mv_mut(hit.mv);
    match inside {
        0..=1 => {
            present.heal = Some((1, 4));
            present.infiltrates = true;
        }
        2..=5 => present.base_power = 40,
        6..=8 => present.base_power = 80,
        _ => present.base_power = 120,
    }
    Pass
}
