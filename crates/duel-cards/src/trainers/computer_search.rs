//! Computer Search: discard 2 cards from your hand, then take any card from your deck and shuffle it.

use crate::{
    choose::{cards_in_deck, cards_in_hand, choose_two_from_hand},
    shared::{deck_to_hand, discard_two_chosen},
};
use tallgrass_duel::prelude::*;

/// Discard 2 other cards from your hand, then take any card from your deck and shuffle it.
pub static COMPUTER_SEARCH: Effect = Effect {
    name: "Computer Search",
    of: &[(id::COMPUTER_SEARCH, place::CARD)],
    on: &[
        on::initial_effect_1(can_pay_and_search),
        on::initial_effect_2_steps(choose_cards_to_discard),
        on::require_selection(choose_from_deck),
        on::before_damage(discard_and_take),
    ],
    ..Effect::NEW
};

fn can_pay_and_search(duel: &mut Duel) -> Result<(), Message> {
    cards_in_hand(duel, 3)?;
    cards_in_deck(duel)
}

fn choose_cards_to_discard(duel: &mut Duel, step: u8) -> Next {
    choose_two_from_hand(duel, step, Message::Choose2CardsFromHandToDiscard)
}

fn choose_from_deck(duel: &mut Duel, step: u8) -> Next {
    let me = duel.me();
    if step == 0 {
        let list = duel.state.deck_list(me);
        duel.ask_card(me, me, list, Message::ChooseCardFromDeck);
        return Next::Ask(1);
    }
    let Some(card) = duel.answered() else { return Next::Step(0) };
    duel.set_arg(2, card);
    Next::Done
}

fn discard_and_take(duel: &mut Duel) {
    let me = duel.me();
    discard_two_chosen(duel);
    let found = duel.arg(2);
    deck_to_hand(duel, me, found);
    duel.shuffle_deck(me);
}
