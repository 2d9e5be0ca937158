//! Pokémon Center: all your damaged Pokémon are healed completely, and lose all their Energy.

use crate::{choose::damaged_pokemon, shared::heal_by_trainer};
use tallgrass_duel::prelude::*;

/// All your damaged Pokémon are healed completely and lose all Energy attached to them.
pub static POKEMON_CENTER: Effect = Effect {
    name: "Pokémon Center",
    of: &[(id::POKEMON_CENTER, place::CARD)],
    on: &[on::initial_effect_1(has_damage), on::before_damage(heal_all_and_discard_energy)],
    ..Effect::NEW
};

fn has_damage(duel: &mut Duel) -> Result<(), Message> {
    damaged_pokemon(duel, duel.me())
}

fn heal_all_and_discard_energy(duel: &mut Duel) {
    let me = duel.me();
    for slot in duel.state.page(me).occupied() {
        let damage = duel.damage_on(me, slot);
        if damage == 0 {
            continue;
        }
        heal_by_trainer(duel, slot, damage);
        for &energy in duel.attached_energy(me, slot).as_slice() {
            duel.state.page_mut(me).discard(energy);
        }
    }
}
