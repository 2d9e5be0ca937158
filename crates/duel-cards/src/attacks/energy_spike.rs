//! Energy Spike: search your deck for a basic Energy and attach it to one of your Pokémon.

use crate::shared::is_basic_energy;
use tallgrass_duel::prelude::*;

/// Search your deck for a basic Energy and attach it to one of your Pokémon.
pub static ENERGY_SPIKE: Effect = Effect {
    name: "Energy Spike",
    of: &[(id::ELECTRODE_LV35, place::SECOND)],
    on: &[
        on::initial_effect_1(deck_has_cards),
        on::require_selection(choose_energy_and_pokemon),
        on::after_damage(attach),
        on::ai_selection(|duel| duel.set_arg(0, 0xff)),
    ],
    ..Effect::NEW
};

fn deck_has_cards(duel: &mut Duel) -> Result<(), Message> {
    if duel.state.page(duel.me()).deck_count() == 0 { Err(Message::NoCardsLeftInTheDeck) } else { Ok(()) }
}

fn choose_energy_and_pokemon(duel: &mut Duel, step: u8) -> Next {
    let me = duel.me();
    match step {
        0 => {
            duel.set_arg(0, 0xff);
            let mut list = duel.state.deck_list(me);
            list.retain(|index| is_basic_energy(duel, me, index));
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
    if card != 0xff {
        let page = duel.state.page_mut(me);
        page.take_from_deck(card);
        page.add_to_hand(card);
        page.hand_to_slot(card, slot);
        if !page.answers() {
            duel.say(Message::AttachedEnergyToPokemon);
        }
    }
    duel.shuffle_deck(me);
}
