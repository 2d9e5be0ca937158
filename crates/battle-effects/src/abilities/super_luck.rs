//! Super Luck: the holder's critical-hit stage is one higher.

use tallgrass_battle::prelude::*;

pub static SUPER_LUCK: Behaviour = ability(abilities::SUPER_LUCK, &[on::modify_crit_ratio(get_lucky)]);

fn get_lucky(_: &mut Cx, _: Hit, stage: i32) -> Reply<i32> {
    Set(stage + 1)
}
