//! Potion: take up to 20 damage off one of your Pokémon.

use crate::{
    choose::{damaged_pokemon, damaged_slots},
    shared::heal_by_trainer,
};
use tallgrass_duel::prelude::*;

/// Take up to 20 damage off one of your Pokémon.
pub static POTION: Effect = Effect {
    name: "Potion",
    of: &[(id::POTION, place::CARD)],
    on: &[on::initial_effect_1(has_damage), on::initial_effect_2_steps(choose_damaged), on::before_damage(heal)],
    ..Effect::NEW
};

fn has_damage(duel: &mut Duel) -> Result<(), Message> {
    damaged_pokemon(duel, duel.me())
}

fn choose_damaged(duel: &mut Duel, step: u8) -> Next {
    let me = duel.me();
    if step == 0 {
        let mask = damaged_slots(duel, me);
        if mask == 0 {
            return Next::Refuse(Message::NoPokemonWithDamageCounters);
        }
        duel.ask_slot(me, me, mask, Message::ChoosePokemonToRemoveDamageCounterFrom).or_back();
        return Next::Ask(1);
    }
    let Some(slot) = duel.answered() else { return Next::Cancel };
    duel.state.work.slot = slot;
    duel.set_arg(0, slot);
    let amount = duel.damage_on(me, slot).min(20);
    duel.set_arg(1, amount);
    Next::Done
}

fn heal(duel: &mut Duel) {
    let (slot, amount) = (duel.arg(0), duel.arg(1));
    heal_by_trainer(duel, slot, amount);
}
