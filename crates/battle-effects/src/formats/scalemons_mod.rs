//! Scalemons Mod: base stats apart from HP are scaled so that all six add up to about 600.

use crate::shared::base_stats::within_range;
use tallgrass_battle::prelude::*;

pub static SCALEMONS_MOD: Behaviour = condition(
    conditions::SCALEMONS_MOD,
    &[on::modify_species(scale).priority(1).since(Gen2), on::modify_species(scale_of_old).until(Gen1)],
);

fn scale(_: &mut Cx, _: Occasion, forme: &mut Forme) -> Verdict {
    let hp = i32::from(forme.base_stats[0]);
    let others = (forme.base_stat_total() as i32 - hp).max(1);
    for stat in &mut forme.base_stats[1..] {
        *stat = within_range(i32::from(*stat) * (600 - hp) / others);
    }
    Pass
}

/// In generation 1 Special is one stat, and the five add up to about 500.
fn scale_of_old(_: &mut Cx, _: Occasion, forme: &mut Forme) -> Verdict {
    let hp = i32::from(forme.base_stats[0]);
    let others = (forme.base_stat_total() as i32 - i32::from(forme.base_stats[4]) - hp).max(1);
    for stat in &mut forme.base_stats[1..] {
        *stat = within_range(i32::from(*stat) * (500 - hp) / others);
    }
    forme.base_stats[4] = forme.base_stats[3];
    Pass
}
