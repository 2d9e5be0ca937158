//! Attacks that draw a card.

use crate::shared::draw_cards;
use tallgrass_duel::prelude::*;

/// Draw a card.
pub static FETCH: Effect =
    Effect { name: "Fetch", of: &[(id::KANGASKHAN, place::FIRST)], on: &[on::after_damage(draw_one)], ..Effect::NEW };

/// On heads, draw a card.
pub static PAY_DAY: Effect = Effect {
    name: "Pay Day",
    of: &[(id::MEOWTH_LV15, place::FIRST)],
    on: &[on::after_damage(draw_one_on_heads)],
    ..Effect::NEW
};

fn draw_one(duel: &mut Duel) {
    duel.say(Message::Draw1CardFromTheDeck);
    draw_cards(duel, duel.me(), 1);
}

fn draw_one_on_heads(duel: &mut Duel) {
    if duel.toss() {
        draw_one(duel);
    }
}
