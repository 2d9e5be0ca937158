//! Energy Spike: search your deck for a basic Energy and attach it to one of your Pokémon.

use crate::{
    choose::{cards_in_deck, in_deck},
    shared::{deck_to_hand, show_what_the_ai_did},
};
use tallgrass_duel::prelude::*;

/// Search your deck for a basic Energy, attach it to one of your Pokémon, and shuffle the deck.
pub static ENERGY_SPIKE: Effect = Effect {
    name: "Energy Spike",
    of: &[(id::ELECTRODE_LV35, place::SECOND)],
    on: &[
        on::initial_effect_1(cards_in_deck),
        on::require_selection(choose_energy_and_pokemon),
        on::after_damage(attach),
        on::ai_selection(|duel| duel.set_arg(0, NO_CARD)),
    ],
    ..Effect::NEW
};

fn choose_energy_and_pokemon(duel: &mut Duel, step: u8) -> Next {
    let me = duel.me();
    match step {
        0 => {
            duel.set_arg(0, NO_CARD);
            let list = in_deck(duel, |card| card.kind.is_basic_energy());
            if list.as_slice().is_empty() {
                return Next::Done;
            }
            duel.ask_card(me, me, list, Message::Choose1BasicEnergyCardFromDeck);
            Next::Ask(1)
        }
        1 => {
            let Some(card) = duel.answered() else { return Next::Done };
            duel.state.work.card = card;
            duel.set_arg(0, card);
            let alive = duel.state.page(me).alive();
            duel.ask_slot(me, me, alive, Message::ChoosePokemonToAttachEnergyCard);
            Next::Ask(2)
        }
        _ => {
            let Some(slot) = duel.answered() else { return Next::Done };
            duel.state.work.slot = slot;
            duel.set_arg(1, slot);
            Next::Done
        }
    }
}

fn attach(duel: &mut Duel) {
    let (me, card, slot) = (duel.me(), duel.arg(0), duel.arg(1));
    if card != NO_CARD {
        deck_to_hand(duel, me, card);
        duel.state.page_mut(me).hand_to_slot(card, slot);
        show_what_the_ai_did(duel, Message::AttachedEnergyToPokemon);
    }
    duel.shuffle_deck(me);
}
