//! Bill: draw 2 cards.

use crate::shared::draw_cards;
use tallgrass_duel::prelude::*;

/// Draw 2 cards.
pub static BILL: Effect =
    Effect { name: "Bill", of: &[(id::BILL, place::CARD)], on: &[on::before_damage(draw_two)], ..Effect::NEW };

fn draw_two(duel: &mut Duel) {
    let me = duel.me();
    let before = duel.state.page(me).hand_count;
    draw_cards(duel, me, 2);
    if duel.state.page(me).answers() {
        // A person is shown each card.
        for _ in before..duel.state.page(me).hand_count {
            duel.say(Message::YouDrew);
        }
    }
}
