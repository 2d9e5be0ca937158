//! Pokémon Trader: trade a Pokémon in your hand for a Pokémon in your deck, then shuffle your deck.

use crate::{
    choose::{any_of, in_deck},
    shared::{deck_to_hand, show_what_the_ai_did},
};
use tallgrass_duel::{
    prelude::*,
    state::{CardList, DeckIndex},
};

/// Trade a Pokémon in your hand for a Pokémon in your deck, then shuffle your deck.
pub static POKEMON_TRADER: Effect = Effect {
    name: "Pokémon Trader",
    of: &[(id::POKEMON_TRADER, place::CARD)],
    on: &[
        on::initial_effect_1(has_pokemon_to_trade),
        on::initial_effect_2_steps(choose_from_hand),
        on::require_selection(choose_from_deck),
        on::before_damage(trade),
    ],
    ..Effect::NEW
};

fn pokemon_in_hand(duel: &Duel) -> CardList {
    let me = duel.me();
    let pokemon = |index: &DeckIndex| duel.card(me, *index).kind.is_pokemon();
    duel.state.page(me).hand().iter().copied().filter(pokemon).collect()
}

fn has_pokemon_to_trade(duel: &mut Duel) -> Result<(), Message> {
    any_of(pokemon_in_hand(duel), Message::ThereAreNoCardsInHandThatYouCanChange)
}

fn choose_from_hand(duel: &mut Duel, step: u8) -> Next {
    let me = duel.me();
    if step == 0 {
        let list = pokemon_in_hand(duel);
        duel.ask_card(me, me, list, Message::ChooseCardFromYourHandToSwitch).or_back();
        return Next::Ask(1);
    }
    let Some(card) = duel.answered() else { return Next::Cancel };
    duel.set_arg(0, card);
    Next::Done
}

/// While the deck is looked through the card from hand is already in it, so it may be chosen again. Afterwards it is put
/// back, at the end of the hand.
fn choose_from_deck(duel: &mut Duel, step: u8) -> Next {
    let (me, from_hand) = (duel.me(), duel.arg(0));
    if step == 0 {
        put_into_deck(duel, from_hand);
        let list = in_deck(duel, |card| card.kind.is_pokemon());
        duel.ask_card(me, me, list, Message::ChooseBasicOrEvolutionPokemonCardFromDeck);
        return Next::Ask(1);
    }
    let Some(card) = duel.answered() else { return Next::Step(0) };
    duel.set_arg(1, card);
    deck_to_hand(duel, me, from_hand);
    Next::Done
}

fn put_into_deck(duel: &mut Duel, card: DeckIndex) {
    let me = duel.me();
    let page = duel.state.page_mut(me);
    page.remove_from_hand(card);
    page.return_to_deck(card);
}

fn trade(duel: &mut Duel) {
    let (me, from_hand, from_deck) = (duel.me(), duel.arg(0), duel.arg(1));
    put_into_deck(duel, from_hand);
    deck_to_hand(duel, me, from_deck);
    show_what_the_ai_did(duel, Message::WasPlacedInTheHand);
    duel.shuffle_deck(me);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, answer, turn};
    use tallgrass_duel::Answer;

    #[test]
    fn the_card_from_hand_may_be_taken_back() {
        let hand = &[id::ABRA, id::POKEMON_TRADER, id::BILL];
        let mine = Side { play: &[id::ABRA], hand, deck: &[id::EKANS, id::BILL], ..Side::default() };
        let mut duel = turn(mine, Side { play: &[id::ABRA], ..Side::default() });
        answer(&mut duel, &[Answer::Trainer(2), Answer::Card(1)]);
        let ekans = 1 + 3 + 6;
        assert_eq!(duel.answers().as_slice(), [Answer::Card(1), Answer::Card(ekans)]);
        answer(&mut duel, &[Answer::Card(1)]);
        assert_eq!(duel.state.page(Seat::Player).hand(), [3, 1]);
    }
}
