//! Professor Oak: discard your hand, then draw 7 cards.

use crate::shared::draw_cards;
use tallgrass_duel::prelude::*;

/// Discard your hand, then draw 7 cards.
pub static PROFESSOR_OAK: Effect = Effect {
    name: "Professor Oak",
    of: &[(id::PROFESSOR_OAK, place::CARD)],
    on: &[on::before_damage(discard_hand_then_draw_seven)],
    ..Effect::NEW
};

fn discard_hand_then_draw_seven(duel: &mut Duel) {
    let me = duel.me();
    // Professor Oak itself is among them.
    let mut hand = duel.state.hand_list(me);
    duel.state.sort_by_id(me, &mut hand);
    for &card in hand.as_slice() {
        let page = duel.state.page_mut(me);
        page.remove_from_hand(card);
        page.discard(card);
    }
    draw_cards(duel, me, 7);
}
