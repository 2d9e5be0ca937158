//! Full Heal: your Active Pokémon is no longer asleep, confused, paralysed or poisoned.

use tallgrass_duel::prelude::*;

/// Your Active Pokémon is no longer asleep, confused, paralysed or poisoned.
pub static FULL_HEAL: Effect = Effect {
    name: "Full Heal",
    of: &[(id::FULL_HEAL, place::CARD)],
    on: &[on::initial_effect_1(has_condition), on::before_damage(cure)],
    ..Effect::NEW
};

fn has_condition(duel: &mut Duel) -> Result<(), Message> {
    if duel.state.page(duel.me()).status == 0 {
        return Err(Message::NotAffectedByPoisonSleepParalysisOrConfusion);
    }
    Ok(())
}

fn cure(duel: &mut Duel) {
    let me = duel.me();
    duel.state.page_mut(me).status = 0;
}
