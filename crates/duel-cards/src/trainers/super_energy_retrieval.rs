//! Super Energy Retrieval: discard 2 cards from your hand, then take up to 4 basic Energies from your discard pile.

use crate::{
    choose::{any_of, basic_energy_in_discard, cards_in_hand, choose_basic_energies, choose_two_from_hand},
    shared::{discard_to_hand, discard_two_chosen},
};
use tallgrass_duel::prelude::*;

/// Discard 2 other cards from your hand, then take up to 4 basic Energies from your discard pile.
pub static SUPER_ENERGY_RETRIEVAL: Effect = Effect {
    name: "Super Energy Retrieval",
    of: &[(id::SUPER_ENERGY_RETRIEVAL, place::CARD)],
    on: &[
        on::initial_effect_1(can_pay_and_take),
        on::initial_effect_2_steps(choose_cards_to_discard),
        on::require_selection(choose_energies),
        on::before_damage(discard_and_take),
    ],
    ..Effect::NEW
};

fn can_pay_and_take(duel: &mut Duel) -> Result<(), Message> {
    cards_in_hand(duel, 3)?;
    any_of(basic_energy_in_discard(duel), Message::ThereAreNoBasicEnergyCardsInDiscardPile)
}

fn choose_cards_to_discard(duel: &mut Duel, step: u8) -> Next {
    choose_two_from_hand(duel, step, Message::Choose2CardsFromHandToDiscard)
}

fn choose_energies(duel: &mut Duel, step: u8) -> Next {
    choose_basic_energies(duel, step, 2..6, Message::ChooseUpTo4FromDiscardPile)
}

fn discard_and_take(duel: &mut Duel) {
    let me = duel.me();
    discard_two_chosen(duel);
    for &energy in duel.arg_list(2).as_slice() {
        discard_to_hand(duel, me, energy);
    }
}
