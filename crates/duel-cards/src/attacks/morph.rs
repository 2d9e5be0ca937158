//! Morph: the user becomes a Basic Pokémon drawn at random from the deck, undamaged. The card in the deck stays there.

use crate::shared::random_basic_in_deck;
use tallgrass_duel::{
    prelude::*,
    state::{ACTIVE, NO_CARD},
};

/// Becomes a random Basic Pokémon of the deck that isn't a Ditto.
pub static MORPH: Effect =
    Effect { name: "Morph", of: &[(id::DITTO, place::SECOND)], on: &[on::after_damage(morph)], ..Effect::NEW };

fn morph(duel: &mut Duel) {
    let me = duel.me();
    let Some(model) = random_basic_in_deck(duel, me, |card| card.id != id::DITTO) else {
        duel.say(Message::AttackUnsuccessful);
        return;
    };
    let state = &mut duel.state;
    // An evolved Pokémon that uses this by Metronome first loses the card below.
    if state.page(me).stage[0] != 0 {
        if let Some((_, below)) = state.card_below(me, ACTIVE).filter(|&(_, below)| below != NO_CARD) {
            state.page_mut(me).discard(below);
        }
        state.page_mut(me).stage[0] = 0;
    }
    // It is the card itself that changes, for the rest of the duel and wherever it goes.
    let user = state.page(me).slots[0];
    let model = state.card_id(me, model);
    if let Some(card) = state.decks[me as usize].get_mut(user as usize) {
        *card = model;
    }
    let full = state.card_at(me, ACTIVE).hp;
    let page = state.page_mut(me);
    page.hp[0] = full;
    page.changed_color[0] = 0;
    page.clear_conditions();
    duel.state.work.card = user;
    duel.say(Message::MetamorphsTo);
}
