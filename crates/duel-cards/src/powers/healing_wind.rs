//! Healing Wind: when you play it, up to 20 damage comes off each of your Pokémon.

use crate::shared::works_by_itself;
use tallgrass_duel::prelude::*;

/// When you play it, up to 20 damage comes off each of your Pokémon.
pub static HEALING_WIND: Effect = Effect {
    name: "Healing Wind",
    of: &[(id::DRAGONITE_LV41, place::FIRST)],
    on: &[on::initial_effect_1(works_by_itself), on::pkmn_power_trigger(heal_everyone)],
    ..Effect::NEW
};

fn heal_everyone(duel: &mut Duel) {
    let me = duel.me();
    for slot in duel.state.page(me).occupied() {
        let amount = duel.state.damage_on(me, slot).min(20);
        let hp = &mut duel.state.page_mut(me).hp[slot as usize % 6];
        *hp = hp.wrapping_add(amount);
    }
}
