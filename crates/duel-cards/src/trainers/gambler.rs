//! Gambler: shuffle your hand into your deck; on heads draw 8 cards, on tails 1.

use crate::shared::{discard_chosen, draw_cards, hand_into_deck};
use tallgrass_duel::prelude::*;

/// Shuffle your hand into your deck; on heads draw 8 cards, on tails 1.
pub static GAMBLER: Effect = Effect {
    name: "Gambler",
    of: &[(id::GAMBLER, place::CARD)],
    on: &[on::before_damage(toss_and_redraw)],
    ..Effect::NEW
};

fn toss_and_redraw(duel: &mut Duel) {
    let (me, gambler) = (duel.me(), duel.action_card());
    let heads = duel.toss();
    duel.set_arg(0, heads as u8);
    // Gambler itself is out of the hand before the rest goes.
    discard_chosen(duel, gambler);
    hand_into_deck(duel, me, |_| true);
    duel.shuffle_deck(me);
    draw_cards(duel, me, if heads { 8 } else { 1 });
}
