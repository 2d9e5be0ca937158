//! Scalemons Mod: base stats apart from HP are scaled so that all six add up to about 600.

use crate::shared::base_stats::within_range;
use tallgrass_battle::prelude::*;

pub static SCALEMONS_MOD: Behaviour =
    condition(conditions::SCALEMONS_MOD, &[on::modify_species(scale).priority(1).since(Gen2)]);

fn scale(_: &mut Cx, _: Occasion, forme: &mut Forme) -> Verdict {
    let hp = i32::from(forme.base_stats[0]);
    let others = (forme.base_stat_total() as i32 - hp).max(1);
    for stat in &mut forme.base_stats[1..] {
        *stat = within_range(i32::from(*stat) * (600 - hp) / others);
    }
    Pass
}
