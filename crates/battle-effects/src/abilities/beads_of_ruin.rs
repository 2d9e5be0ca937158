//! The four abilities of ruin: everyone without the ability has a stat lowered by a quarter.

use super::abilities_aura::announce_unless_ignored;
use tallgrass_battle::prelude::*;

/// Tablets of Ruin: everyone else's Attack is lowered by a quarter.
pub static TABLETS_OF_RUIN: Behaviour = ability(
    abilities::TABLETS_OF_RUIN,
    &[on::start(announce_unless_ignored), on::modify_atk(ruin::<{ Stat::Atk as usize }>).for_anyone()],
);
/// Sword of Ruin: everyone else's Defense is lowered by a quarter.
pub static SWORD_OF_RUIN: Behaviour = ability(
    abilities::SWORD_OF_RUIN,
    &[on::start(announce_unless_ignored), on::modify_def(ruin::<{ Stat::Def as usize }>).for_anyone()],
);
/// Vessel of Ruin: everyone else's Special Attack is lowered by a quarter.
pub static VESSEL_OF_RUIN: Behaviour = ability(
    abilities::VESSEL_OF_RUIN,
    &[on::start(announce_unless_ignored), on::modify_spa(ruin::<{ Stat::Spa as usize }>).for_anyone()],
);
/// Beads of Ruin: everyone else's Special Defense is lowered by a quarter.
pub static BEADS_OF_RUIN: Behaviour = ability(
    abilities::BEADS_OF_RUIN,
    &[on::start(announce_unless_ignored), on::modify_spd(ruin::<{ Stat::Spd as usize }>).for_anyone()],
);

/// Several holders of the same ability ruin a move's stat only once.
fn ruin<const STAT: usize>(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let attacks = STAT == Stat::Atk as usize || STAT == Stat::Spa as usize;
    let ability = cx.acting().id.as_ability().unwrap_or_default();
    if hit.mv.is_none() || cx.has_ability(if attacks { hit.user } else { hit.target }, ability) {
        return Pass;
    }
    // SHOWDOWN: for defenses another holder takes over once the first has lost the ability.
    let by = cx.mv(hit.mv).ruined_by[STAT].filter(|&mon| attacks || cx.has_ability(mon, ability));
    let by = by.unwrap_or(cx.holder());
    cx.mv_mut(hit.mv).ruined_by[STAT] = Some(by);
    if by == cx.holder() { cx.chain(3, 4) } else { Pass }
}
