//! 350 Cup Mod: base stats that add up to 350 or less are doubled.

use crate::shared::base_stats::within_range;
use tallgrass_battle::prelude::*;

pub static _350_CUP_MOD: Behaviour = condition(
    conditions::_350_CUP_MOD,
    &[
        on::modify_species(double_if_weak).priority(2).since(Gen2),
        on::modify_species(double_if_weak_of_old).until(Gen1),
    ],
);

fn double_if_weak(_: &mut Cx, _: Occasion, forme: &mut Forme) -> Verdict {
    if forme.base_stat_total() <= 350 {
        forme.base_stats = forme.base_stats.map(|stat| within_range(i32::from(stat) * 2));
    }
    Pass
}

/// In generation 1 Special is one stat, which counts once.
fn double_if_weak_of_old(_: &mut Cx, _: Occasion, forme: &mut Forme) -> Verdict {
    let special_defense = forme.base_stats[4];
    if forme.base_stat_total() - u32::from(special_defense) <= 350 {
        forme.base_stats = forme.base_stats.map(|stat| within_range(i32::from(stat) * 2));
        forme.base_stats[4] = forme.base_stats[3];
    }
    Pass
}
