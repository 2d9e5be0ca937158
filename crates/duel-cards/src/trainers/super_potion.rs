//! Super Potion: discard an Energy attached to one of your Pokémon to take up to 40 damage off it.

use crate::{
    choose::{damaged_pokemon, slots},
    shared::{any_energy_in_play, heal_by_trainer},
};
use tallgrass_duel::prelude::*;

/// Discard an Energy attached to one of your Pokémon to take up to 40 damage off it.
pub static SUPER_POTION: Effect = Effect {
    name: "Super Potion",
    of: &[(id::SUPER_POTION, place::CARD)],
    on: &[
        on::initial_effect_1(has_damage_and_energy),
        on::initial_effect_2_steps(choose_pokemon_and_energy),
        on::before_damage(discard_and_heal),
    ],
    ..Effect::NEW
};

fn has_damage_and_energy(duel: &mut Duel) -> Result<(), Message> {
    let me = duel.me();
    damaged_pokemon(duel, me)?;
    any_energy_in_play(duel, me, Message::ThereIsNoEnergyCardAttached)
}

fn choose_pokemon_and_energy(duel: &mut Duel, step: u8) -> Next {
    let me = duel.me();
    match step {
        0 => {
            let mask = slots(duel, me, |slot| duel.damage_on(me, slot) != 0 && duel.energies(me, slot).total != 0);
            if mask == 0 {
                return Next::Refuse(Message::NoEnergyCards);
            }
            duel.ask_slot(me, me, mask, Message::ChoosePokemonToRemoveDamageCounterFrom).or_back();
            Next::Ask(1)
        }
        1 => {
            let Some(slot) = duel.answered() else { return Next::Cancel };
            duel.state.work.slot = slot;
            let list = duel.attached_energy(me, slot);
            duel.ask_card(me, me, list, Message::ChooseEnergyCardToDiscard).or_back();
            Next::Ask(2)
        }
        _ => {
            let Some(energy) = duel.answered() else { return Next::Cancel };
            let slot = duel.state.work.slot;
            duel.set_arg(0, energy);
            duel.set_arg(1, slot);
            let amount = duel.damage_on(me, slot).min(40);
            duel.set_arg(2, amount);
            Next::Done
        }
    }
}

fn discard_and_heal(duel: &mut Duel) {
    let (me, energy, slot, amount) = (duel.me(), duel.arg(0), duel.arg(1), duel.arg(2));
    duel.state.page_mut(me).discard(energy);
    heal_by_trainer(duel, slot, amount);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, turn};
    use tallgrass_duel::{Answer, Refusal};

    #[test]
    fn damage_here_and_energy_there_is_not_enough() {
        let mine = Side {
            play: &[id::ABRA, id::EKANS],
            attached: &[id::PSYCHIC_ENERGY],
            hand: &[id::SUPER_POTION],
            ..Side::default()
        };
        let mut duel = turn(mine, Side { play: &[id::ABRA], ..Side::default() });
        duel.state.page_mut(Seat::Player).hp[1] = 10;
        assert_eq!(duel.check(Answer::Trainer(3)), Err(Refusal::Because(Message::NoEnergyCards)));
        duel.state.page_mut(Seat::Player).hp[0] = 10;
        assert_eq!(duel.check(Answer::Trainer(3)), Ok(()));
    }
}
