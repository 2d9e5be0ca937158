//! Morph: the user becomes a Basic Pokémon drawn at random from the deck, undamaged. The card in the deck stays there.

use crate::shared::random_basic_in_deck;
use tallgrass_duel::prelude::*;

/// This Pokémon becomes a random Basic Pokémon of your deck, other than Ditto, without damage.
pub static MORPH: Effect =
    Effect { name: "Morph", of: &[(id::DITTO, place::SECOND)], on: &[on::after_damage(morph)], ..Effect::NEW };

fn morph(duel: &mut Duel) {
    let me = duel.me();
    let Some(model) = random_basic_in_deck(duel, me, |card| card.id != id::DITTO) else {
        duel.say(Message::AttackUnsuccessful);
        return;
    };
    // An evolved Pokémon that uses this by Metronome first loses the card below.
    if duel.state.page(me).stage[0] != 0 {
        if let Some((_, below)) = duel.card_below(me, ACTIVE).filter(|&(_, below)| below != NO_CARD) {
            duel.state.page_mut(me).discard(below);
        }
        duel.state.page_mut(me).stage[0] = 0;
    }
    // It is the card itself that changes, for the rest of the duel and wherever it goes.
    let user = duel.state.page(me).slots[0];
    let model = duel.state.card_id(me, model);
    if let Some(card) = duel.state.decks[me as usize].get_mut(user as usize) {
        *card = model;
    }
    let full = duel.card_at(me, ACTIVE).hp;
    let page = duel.state.page_mut(me);
    page.hp[0] = full;
    page.changed_color[0] = 0;
    page.clear_conditions();
    duel.state.work.card = user;
    duel.say(Message::MetamorphsTo);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, attack, duel};

    #[test]
    fn a_deck_of_ditto_is_no_model() {
        let mine = Side { play: &[id::DITTO], deck: &[id::DITTO, id::BILL, id::KADABRA], ..Side::default() };
        let mut duel = duel(mine, Side { play: &[id::ABRA], ..Side::default() });
        assert_eq!(attack(&mut duel, 1, &[]), [Message::AttackUnsuccessful]);
        assert_eq!(duel.state.card_id_at(Seat::Player, 0), id::DITTO);
    }

    #[test]
    fn it_becomes_the_other_and_is_healed() {
        let mine = Side { play: &[id::DITTO], deck: &[id::CHANSEY], ..Side::default() };
        let mut duel = duel(mine, Side { play: &[id::ABRA], ..Side::default() });
        duel.state.page_mut(Seat::Player).hp[0] = 10;
        assert_eq!(attack(&mut duel, 1, &[]), [Message::MetamorphsTo]);
        assert_eq!(duel.state.card_id_at(Seat::Player, 0), id::CHANSEY);
        assert_eq!(duel.state.page(Seat::Player).hp[0], 120);
        assert_eq!(duel.state.page(Seat::Player).deck_count(), 1);
    }

    #[test]
    fn an_evolved_user_loses_the_card_below() {
        let mine = Side { play: &[id::CLEFAIRY], hand: &[id::CLEFABLE], deck: &[id::CHANSEY], ..Side::default() };
        let mut duel = duel(mine, Side { play: &[id::ABRA], ..Side::default() });
        duel.evolve_pokemon(Seat::Player, 1, 0);
        let discarded = duel.state.page(Seat::Player).discard_count;
        morph(&mut duel);
        let page = duel.state.page(Seat::Player);
        assert_eq!(duel.state.card_id_at(Seat::Player, 0), id::CHANSEY);
        assert_eq!((page.stage[0], page.hp[0]), (0, 120));
        assert_eq!(page.discard_count, discarded + 1);
        assert_eq!(page.discard_pile().last(), Some(&0));
    }
}
