//! Lass: both duelists shuffle every Trainer in their hands into their decks.

use crate::shared::{discard_chosen, hand_into_deck};
use tallgrass_duel::prelude::*;

/// Both duelists shuffle every Trainer in their hands into their decks.
pub static LASS: Effect = Effect {
    name: "Lass",
    of: &[(id::LASS, place::CARD)],
    on: &[on::before_damage(trainers_into_decks)],
    ..Effect::NEW
};

fn trainers_into_decks(duel: &mut Duel) {
    let lass = duel.action_card();
    discard_chosen(duel, lass);
    duel.say(Message::PleaseCheckTheOpponentsHand);
    // GLITCH: against the cartridge's AI it is always the AI's hand that is shown, even when the AI plays Lass.
    let shown = if duel.state.table.duel_type == 0 { duel.foe() } else { Seat::Opponent };
    if duel.state.hand_list(shown).as_slice().is_empty() {
        duel.say(Message::DuelistHasNoCardsInHand);
    }
    for seat in [duel.foe(), duel.me()] {
        if hand_into_deck(duel, seat, |card| card.kind == Kind::Trainer) {
            duel.shuffle_deck(seat);
        }
    }
}
