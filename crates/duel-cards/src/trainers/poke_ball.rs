//! Poké Ball: on heads, take a Pokémon from your deck, then shuffle it.

use crate::{
    choose::{cards_in_deck, in_deck},
    shared::{deck_to_hand, show_what_the_ai_did},
};
use tallgrass_duel::prelude::*;

/// On heads, take a Pokémon from your deck into your hand, then shuffle the deck.
pub static POKE_BALL: Effect = Effect {
    name: "Poké Ball",
    of: &[(id::POKE_BALL, place::CARD)],
    on: &[
        on::initial_effect_1(cards_in_deck),
        on::require_selection(toss_and_choose),
        on::before_damage(take_and_shuffle),
    ],
    ..Effect::NEW
};

/// The cartridge's AI tosses by itself, before the effect begins.
fn toss_and_choose(duel: &mut Duel, step: u8) -> Next {
    let me = duel.me();
    if step == 0 {
        let heads = duel.toss();
        duel.set_arg(0, heads as u8);
        if !heads {
            return Next::Done;
        }
        let list = in_deck(duel, |card| card.kind.is_pokemon());
        if list.as_slice().is_empty() {
            duel.set_arg(1, NO_CARD);
            return Next::Done;
        }
        duel.ask_card(me, me, list, Message::ChooseBasicOrEvolutionPokemonCardFromDeck);
        return Next::Ask(1);
    }
    let Some(card) = duel.answered() else { return Next::Done };
    duel.set_arg(1, card);
    Next::Done
}

fn take_and_shuffle(duel: &mut Duel) {
    let (me, heads, card) = (duel.me(), duel.arg(0) != 0, duel.arg(1));
    if !heads {
        return;
    }
    if card != NO_CARD {
        deck_to_hand(duel, me, card);
        show_what_the_ai_did(duel, Message::WasPlacedInTheHand);
    }
    duel.shuffle_deck(me);
}
