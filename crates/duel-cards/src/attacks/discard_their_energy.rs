//! Attacks that discard an Energy attached to the Defending Pokémon.

use crate::shared::{ai_picks_their_energy, choose_their_energy};
use tallgrass_duel::prelude::*;

/// Discard an Energy of your choice attached to the Defending Pokémon.
pub static HYPER_BEAM: Effect = Effect {
    name: "Hyper Beam",
    of: &[(id::GOLDUCK, place::SECOND), (id::DRAGONAIR, place::SECOND)],
    on: &[
        on::require_selection(choose_their_energy),
        on::after_damage(discard_noticed),
        on::ai_selection(ai_picks_their_energy),
    ],
    ..Effect::NEW
};

/// Discard an Energy of your choice attached to the Defending Pokémon.
pub static WHIRLPOOL: Effect = Effect {
    name: "Whirlpool",
    of: &[(id::POLIWRATH, place::SECOND)],
    on: &[
        on::require_selection(choose_their_energy),
        on::after_damage(|duel| {
            // Mirror Move doesn't notice.
            discard_chosen(duel);
        }),
        on::ai_selection(ai_picks_their_energy),
    ],
    ..Effect::NEW
};

fn discard_chosen(duel: &mut Duel) -> bool {
    let (foe, card) = (duel.foe(), duel.arg(0));
    if duel.prevented() || card == NO_CARD {
        return false;
    }
    duel.state.page_mut(foe).discard(card);
    true
}

fn discard_noticed(duel: &mut Duel) {
    let foe = duel.foe();
    if discard_chosen(duel) {
        duel.state.page_mut(foe).last_effect = LastEffect::DiscardEnergy as u8;
    }
}
