//! Solar Power: once a turn, neither Active Pokémon is asleep, confused, paralysed or poisoned any longer.

use crate::shared::{mark_power_used, not_used_this_turn};
use tallgrass_duel::prelude::*;

/// Once a turn, neither Active Pokémon is asleep, confused, paralysed or poisoned any longer.
pub static SOLAR_POWER: Effect = Effect {
    name: "Solar Power",
    of: &[(id::VENUSAUR_LV64, place::FIRST)],
    on: &[on::initial_effect_2(may_cure), on::before_damage(cure_both)],
    ..Effect::NEW
};

fn may_cure(duel: &mut Duel) -> Result<(), Message> {
    let user = duel.state.work.slot;
    duel.set_arg(0, user);
    not_used_this_turn(duel, user)?;
    duel.can_use_power(duel.me(), user)?;
    if duel.state.pages.iter().all(|page| page.status == 0) {
        return Err(Message::NotAffectedByPoisonSleepParalysisOrConfusion);
    }
    Ok(())
}

fn cure_both(duel: &mut Duel) {
    mark_power_used(duel, duel.arg(0));
    for page in &mut duel.state.pages {
        page.status = 0;
    }
}
