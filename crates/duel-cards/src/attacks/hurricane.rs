//! Hurricane: unless it is knocked out, the Defending Pokémon returns to the opponent's hand with everything attached.

use tallgrass_duel::{prelude::*, state::CardList};

/// Unless it is knocked out, the Defending Pokémon and every card attached to it return to the opponent's hand.
pub static HURRICANE: Effect = Effect {
    name: "Hurricane",
    of: &[(id::PIDGEOT_LV40, place::SECOND)],
    on: &[on::after_damage(blow_away)],
    ..Effect::NEW
};

fn blow_away(duel: &mut Duel) {
    let foe = duel.foe();
    if duel.prevented() || duel.state.page(foe).hp[0] == 0 {
        return;
    }
    let cards: CardList = duel.state.cards_in_slot(foe, ACTIVE).collect();
    let page = duel.state.page_mut(foe);
    for &index in cards.as_slice() {
        page.add_to_hand(index);
    }
    // The empty Arena is filled as after a knock-out.
    page.slots[0] = NO_CARD;
    page.hp[0] = 0;
    duel.say(Message::PokemonAndAllAttachedCardsReturnedToHand);
}
