//! Maintenance: shuffle 2 cards from your hand into your deck, then draw a card.

use crate::{
    choose::{cards_in_hand, choose_two_from_hand},
    shared::draw_cards,
};
use tallgrass_duel::prelude::*;

/// Shuffle 2 other cards from your hand into your deck, then draw a card.
pub static MAINTENANCE: Effect = Effect {
    name: "Maintenance",
    of: &[(id::MAINTENANCE, place::CARD)],
    on: &[
        on::initial_effect_1(has_two_more_cards),
        on::initial_effect_2_steps(choose_cards_to_return),
        on::before_damage(return_and_draw),
    ],
    ..Effect::NEW
};

fn has_two_more_cards(duel: &mut Duel) -> Result<(), Message> {
    cards_in_hand(duel, 3)
}

fn choose_cards_to_return(duel: &mut Duel, step: u8) -> Next {
    choose_two_from_hand(duel, step, Message::Choose2HandCardsFromHandToReturnToDeck)
}

fn return_and_draw(duel: &mut Duel) {
    let me = duel.me();
    for card in [duel.arg(0), duel.arg(1)] {
        let page = duel.state.page_mut(me);
        page.remove_from_hand(card);
        page.return_to_deck(card);
    }
    duel.shuffle_deck(me);
    draw_cards(duel, me, 1);
    if duel.state.page(me).answers() {
        // A person is shown the card.
        duel.say(Message::YouDrew);
    }
}
