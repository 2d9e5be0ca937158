//! Item Finder: discard 2 cards from your hand, then take a Trainer from your discard pile.

use crate::{
    choose::{any_of, cards_in_hand, choose_two_from_hand, trainers_in_discard},
    shared::{discard_to_hand, discard_two_chosen, show_what_the_ai_did},
};
use tallgrass_duel::prelude::*;

/// Discard 2 other cards from your hand, then take a Trainer from your discard pile.
pub static ITEM_FINDER: Effect = Effect {
    name: "Item Finder",
    of: &[(id::ITEM_FINDER, place::CARD)],
    on: &[
        on::initial_effect_1(can_pay_and_take),
        on::initial_effect_2_steps(choose_cards),
        on::before_damage(discard_and_take),
    ],
    ..Effect::NEW
};

fn can_pay_and_take(duel: &mut Duel) -> Result<(), Message> {
    cards_in_hand(duel, 3)?;
    any_of(trainers_in_discard(duel), Message::ThereAreNoTrainerCardsInDiscardPile)
}

fn choose_cards(duel: &mut Duel, step: u8) -> Next {
    let me = duel.me();
    match step {
        0..=2 => choose_two_from_hand(duel, step, Message::Choose2CardsFromHandToDiscard).then(3),
        3 => {
            let list = trainers_in_discard(duel);
            duel.ask_card(me, me, list, Message::ChooseCardToPlaceInHand).or_back();
            Next::Ask(4)
        }
        _ => {
            let Some(card) = duel.answered() else { return Next::Cancel };
            duel.set_arg(2, card);
            Next::Done
        }
    }
}

fn discard_and_take(duel: &mut Duel) {
    let me = duel.me();
    discard_two_chosen(duel);
    let found = duel.arg(2);
    discard_to_hand(duel, me, found);
    show_what_the_ai_did(duel, Message::WasPlacedInTheHand);
}
