//! Energy Search: take a basic Energy from your deck, then shuffle it.

use crate::{
    choose::{cards_in_deck, in_deck},
    shared::{deck_to_hand, show_what_the_ai_did},
};
use tallgrass_duel::prelude::*;

/// Take a basic Energy from your deck into your hand, then shuffle the deck.
pub static ENERGY_SEARCH: Effect = Effect {
    name: "Energy Search",
    of: &[(id::ENERGY_SEARCH, place::CARD)],
    on: &[
        on::initial_effect_1(cards_in_deck),
        on::require_selection(choose_basic_energy),
        on::before_damage(take_and_shuffle),
    ],
    ..Effect::NEW
};

fn choose_basic_energy(duel: &mut Duel, step: u8) -> Next {
    let me = duel.me();
    if step == 0 {
        duel.set_arg(0, NO_CARD);
        let list = in_deck(duel, |card| card.kind.is_basic_energy());
        if list.as_slice().is_empty() {
            return Next::Done;
        }
        duel.ask_card(me, me, list, Message::Choose1BasicEnergyCardFromDeck);
        return Next::Ask(1);
    }
    let Some(card) = duel.answered() else { return Next::Step(0) };
    duel.set_arg(0, card);
    Next::Done
}

fn take_and_shuffle(duel: &mut Duel) {
    let (me, energy) = (duel.me(), duel.arg(0));
    if energy != NO_CARD {
        deck_to_hand(duel, me, energy);
        show_what_the_ai_did(duel, Message::WasPlacedInTheHand);
    }
    duel.shuffle_deck(me);
}
