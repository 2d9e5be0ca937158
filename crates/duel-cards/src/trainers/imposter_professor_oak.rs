//! Imposter Professor Oak: your opponent shuffles their hand into their deck, then draws 7 cards.

use crate::shared::{draw_cards, hand_into_deck};
use tallgrass_duel::prelude::*;

/// Your opponent shuffles their hand into their deck, then draws 7 cards.
pub static IMPOSTER_PROFESSOR_OAK: Effect = Effect {
    name: "Imposter Professor Oak",
    of: &[(id::IMPOSTER_PROFESSOR_OAK, place::CARD)],
    on: &[on::before_damage(opponent_redraws)],
    ..Effect::NEW
};

fn opponent_redraws(duel: &mut Duel) {
    let foe = duel.foe();
    hand_into_deck(duel, foe, |_| true);
    duel.shuffle_deck(foe);
    draw_cards(duel, foe, 7);
}
