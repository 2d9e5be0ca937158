//! Energy Retrieval: discard a card from your hand, then take up to 2 basic Energies from your discard pile.

use crate::{
    choose::{any_of, basic_energy_in_discard, cards_in_hand, choose_basic_energies},
    shared::{discard_chosen, discard_to_hand},
};
use tallgrass_duel::prelude::*;

/// Discard another card from your hand, then take up to 2 basic Energies from your discard pile.
pub static ENERGY_RETRIEVAL: Effect = Effect {
    name: "Energy Retrieval",
    of: &[(id::ENERGY_RETRIEVAL, place::CARD)],
    on: &[
        on::initial_effect_1(can_pay_and_take),
        on::initial_effect_2_steps(choose_card_to_discard),
        on::require_selection(choose_energies),
        on::before_damage(discard_and_take),
    ],
    ..Effect::NEW
};

fn can_pay_and_take(duel: &mut Duel) -> Result<(), Message> {
    cards_in_hand(duel, 2)?;
    any_of(basic_energy_in_discard(duel), Message::ThereAreNoBasicEnergyCardsInDiscardPile)
}

fn choose_card_to_discard(duel: &mut Duel, step: u8) -> Next {
    let me = duel.me();
    if step == 0 {
        let mut list = duel.state.hand_list(me);
        list.remove(duel.action_card());
        duel.ask_card(me, me, list, Message::ChooseCardToDiscardFromHand).or_back();
        return Next::Ask(1);
    }
    let Some(card) = duel.answered() else { return Next::Cancel };
    duel.set_arg(0, card);
    Next::Done
}

fn choose_energies(duel: &mut Duel, step: u8) -> Next {
    choose_basic_energies(duel, step, 1..3, Message::Choose2BasicEnergyCardsFromDiscardPile)
}

fn discard_and_take(duel: &mut Duel) {
    let (me, paid) = (duel.me(), duel.arg(0));
    discard_chosen(duel, paid);
    for &energy in duel.arg_list(1).as_slice() {
        discard_to_hand(duel, me, energy);
    }
}
