//! Firegiver: when you play it, take 1 to 4 Fire Energies from your deck, as many as chance says.

use crate::shared::{deck_to_hand, works_by_itself};
use tallgrass_duel::{prelude::*, state::Location};

/// When you play this Pokémon from your hand, 1 to 4 Fire Energies, at random and as far as there are any, go from your
/// deck to your hand; the deck is shuffled.
pub static FIREGIVER: Effect = Effect {
    name: "Firegiver",
    of: &[(id::MOLTRES_LV37, place::FIRST)],
    on: &[on::initial_effect_1(works_by_itself), on::pkmn_power_trigger(take_fire_energy)],
    ..Effect::NEW
};

fn take_fire_energy(duel: &mut Duel) {
    let me = duel.me();
    let page = duel.state.page(me);
    let is_fire = |card: &u8| duel.card(me, *card).kind == Kind::Energy(Color::Fire);
    // In deck-index order, wherever in the deck they are.
    let in_deck = (0..60).filter(|&card: &u8| page.locations[card as usize] == Location::DECK);
    let fire: tallgrass_duel::state::CardList = in_deck.filter(is_fire).collect();
    if fire.as_slice().is_empty() {
        duel.say(Message::ThereWasNoFireEnergy);
    } else {
        let count = 1 + duel.random(Purpose::Pick, 4);
        for &energy in fire.as_slice().iter().take(count as usize) {
            deck_to_hand(duel, me, energy);
        }
        duel.say(Message::DrewFireEnergyFromTheHand);
    }
    duel.shuffle_deck(me);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, answer, force, turn};
    use tallgrass_duel::Answer;

    fn hand_after(deck: &[CardId], draws: &[u8]) -> Vec<CardId> {
        let mine = Side { play: &[id::ABRA], hand: &[id::MOLTRES_LV37], deck, ..Side::default() };
        let mut duel = turn(mine, Side { play: &[id::ABRA], ..Side::default() });
        force(&mut duel, draws);
        answer(&mut duel, &[Answer::Basic(1)]);
        let page = duel.state.page(Seat::Player);
        assert_eq!(page.hand().len() + page.deck().len(), deck.len());
        page.hand().iter().map(|&index| duel.state.card_id(Seat::Player, index)).collect()
    }

    #[test]
    fn as_many_come_as_were_drawn_and_are_there() {
        let deck = &[id::BILL, id::FIRE_ENERGY, id::FIRE_ENERGY, id::LASS, id::FIRE_ENERGY];
        assert_eq!(hand_after(deck, &[0]), [id::FIRE_ENERGY; 1]);
        assert_eq!(hand_after(deck, &[1]), [id::FIRE_ENERGY; 2]);
        assert_eq!(hand_after(deck, &[3]), [id::FIRE_ENERGY; 3]);
        assert_eq!(hand_after(&[id::BILL, id::LASS], &[]), []);
    }
}
