//! Energy Removal: discard an Energy attached to one of your opponent's Pokémon.

use crate::{
    choose::choose_energy_in_play,
    shared::{ai_picks_their_energy, any_energy_in_play},
};
use tallgrass_duel::prelude::*;

/// Discard an Energy attached to one of your opponent's Pokémon.
pub static ENERGY_REMOVAL: Effect = Effect {
    name: "Energy Removal",
    of: &[(id::ENERGY_REMOVAL, place::CARD)],
    on: &[
        on::initial_effect_1(opponent_has_energy),
        on::initial_effect_2_steps(choose_energy),
        on::before_damage(discard_energy),
        on::ai_selection(ai_picks_their_energy),
    ],
    ..Effect::NEW
};

fn opponent_has_energy(duel: &mut Duel) -> Result<(), Message> {
    let foe = duel.foe();
    any_energy_in_play(duel, foe, Message::NoEnergyAttachedToOpponentsActive)
}

fn choose_energy(duel: &mut Duel, step: u8) -> Next {
    let foe = duel.foe();
    choose_energy_in_play(duel, step, foe, Message::ChoosePokemonToRemoveEnergyFrom)
}

fn discard_energy(duel: &mut Duel) {
    let (foe, energy) = (duel.foe(), duel.arg(1));
    duel.state.page_mut(foe).discard(energy);
}
