//! Mix-Up: the opponent's Pokémon go from its hand into its deck, and as many come back from there.

use crate::shared::{deck_to_hand, hand_into_deck};
use tallgrass_duel::prelude::*;

/// The opponent shuffles the Pokémon of its hand into its deck and takes as many Pokémon from there, at random.
pub static MIX_UP: Effect = Effect {
    name: "Mix-Up",
    of: &[(id::NINETALES_LV35, place::FIRST)],
    on: &[on::after_damage(mix_up)],
    ..Effect::NEW
};

fn mix_up(duel: &mut Duel) {
    let foe = duel.foe();
    let count = hand_into_deck(duel, foe, |card| card.kind.is_pokemon());
    duel.say(Message::ThePkmnCardsInHandAndDeckWereShuffled);
    duel.shuffle_deck(foe);

    let mut deck = duel.state.deck_list(foe);
    deck.retain(|index| duel.card(foe, index).kind.is_pokemon());
    for &index in deck.as_slice().iter().take(count) {
        deck_to_hand(duel, foe, index);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, attack, duel};

    #[test]
    fn as_many_pokemon_come_back_as_went() {
        let hand = &[id::ABRA, id::BILL, id::EKANS];
        let deck = &[id::BILL, id::WEEDLE, id::BILL, id::CHANSEY];
        let theirs = Side { play: &[id::ABRA], hand, deck, ..Side::default() };
        let mut duel = duel(Side { play: &[id::NINETALES_LV35], ..Side::default() }, theirs);
        assert_eq!(attack(&mut duel, 0, &[]), [Message::ThePkmnCardsInHandAndDeckWereShuffled]);
        let page = duel.state.page(Seat::Opponent);
        let pokemon = page.hand().iter().filter(|&&index| duel.state.card_id(Seat::Opponent, index) != id::BILL);
        assert_eq!((page.hand_count, page.deck_count(), pokemon.count()), (3, 4, 2));
    }
}
