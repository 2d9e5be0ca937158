//! Loaded Dice: moves that hit several times do so more often, and those with an accuracy check for each hit have only one.

use tallgrass_battle::prelude::*;

pub static LOADED_DICE: Behaviour =
    item(items::LOADED_DICE, &[on::modify_move(check_once), on::hit_count(hit_more_often)]);

fn check_once(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.mv_mut(hit.mv).multiaccuracy = false;
    Pass
}

fn hit_more_often(cx: &mut Cx, hit: Hit, hits: i32) -> Reply<i32> {
    let two_to_five = cx.mv(hit.mv).multihit == (2, 5) && cx.move_data(hit.mv).multihit_range;
    match hits {
        ..4 if two_to_five => Set(5 - cx.random(Purpose::HitCount, 2) as i32),
        10 => Set(10 - cx.random(Purpose::HitCount, 7) as i32),
        _ => Pass,
    }
}
