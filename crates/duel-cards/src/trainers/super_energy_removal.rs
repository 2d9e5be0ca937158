//! Super Energy Removal: discard an Energy attached to one of your Pokémon to discard up to 2 Energies attached to one of
//! your opponent's.

use crate::{
    choose::{choose_energy_in_play, choose_up_to, slots},
    shared::any_energy_in_play,
};
use tallgrass_duel::prelude::*;

/// Discard an Energy attached to one of your Pokémon, and up to 2 Energies attached to one of the opponent's.
pub static SUPER_ENERGY_REMOVAL: Effect = Effect {
    name: "Super Energy Removal",
    of: &[(id::SUPER_ENERGY_REMOVAL, place::CARD)],
    on: &[
        on::initial_effect_1(both_have_energy),
        on::initial_effect_2_steps(choose_own_then_theirs),
        on::before_damage(discard_energies),
    ],
    ..Effect::NEW
};

/// The arguments with Energies of the opponent.
const THEIRS: std::ops::Range<u8> = 3..5;

fn both_have_energy(duel: &mut Duel) -> Result<(), Message> {
    let (me, foe) = (duel.me(), duel.foe());
    any_energy_in_play(duel, me, Message::NoEnergyCardsAttachedToPokemonInYourPlayArea)?;
    any_energy_in_play(duel, foe, Message::NoEnergyCardsAttachedToPokemonInOppPlayArea)
}

fn choose_own_then_theirs(duel: &mut Duel, step: u8) -> Next {
    let (me, foe) = (duel.me(), duel.foe());
    match step {
        0..=2 => {
            let why = Message::ChoosePokemonInYourAreaThenPokemonInYourOpp;
            choose_energy_in_play(duel, step, me, why).then(3)
        }
        3 => {
            let mask = slots(duel, foe, |slot| duel.energies(foe, slot).total != 0);
            if mask == 0 {
                return Next::Cancel;
            }
            duel.ask_slot(me, foe, mask, Message::ChoosePokemonToRemoveEnergyFrom).or_back();
            Next::Ask(4)
        }
        4 => {
            let Some(slot) = duel.answered() else { return Next::Cancel };
            duel.state.work.slot = slot;
            duel.set_arg(2, slot);
            Next::Step(5)
        }
        _ => {
            let attached = |duel: &Duel| duel.attached_energy(foe, duel.arg(2));
            choose_up_to(duel, step - 5, foe, attached, THEIRS, Message::ChooseEnergyCardToDiscard).from_step(5)
        }
    }
}

fn discard_energies(duel: &mut Duel) {
    let (me, foe, own) = (duel.me(), duel.foe(), duel.arg(1));
    duel.state.page_mut(me).discard(own);
    for &energy in duel.arg_list(THEIRS.start as usize).as_slice() {
        duel.state.page_mut(foe).discard(energy);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, answer, turn};
    use tallgrass_duel::Answer;

    fn table() -> Duel {
        let mine = Side {
            play: &[id::ABRA],
            attached: &[id::PSYCHIC_ENERGY],
            hand: &[id::SUPER_ENERGY_REMOVAL],
            ..Side::default()
        };
        let attached = &[id::FIRE_ENERGY, id::FIRE_ENERGY, id::FIRE_ENERGY];
        turn(mine, Side { play: &[id::CHARMANDER], attached, ..Side::default() })
    }

    #[test]
    fn up_to_two_are_discarded() {
        let mut duel = table();
        answer(&mut duel, &[Answer::Trainer(2), Answer::Slot(0), Answer::Card(1), Answer::Slot(0)]);
        for wanted in 0..=2 {
            let mut duel = duel.clone();
            for card in 1..=wanted {
                answer(&mut duel, &[Answer::Card(card)]);
            }
            if wanted < 2 {
                answer(&mut duel, &[Answer::Stop]);
            }
            assert_eq!(duel.energies(Seat::Opponent, 0).total, 3 - wanted);
            assert_eq!(duel.energies(Seat::Player, 0).total, 0);
        }
    }
}
