//! Peal of Thunder: when you play it, a Pokémon drawn at random from all others in play takes 30 damage.

use crate::shared::{damage_random_pokemon, works_by_itself};
use tallgrass_duel::{flow::Frame, prelude::*};

/// When you play it, a Pokémon drawn at random from all others in play takes 30 damage.
pub static PEAL_OF_THUNDER: Effect = Effect {
    name: "Peal of Thunder",
    of: &[(id::ZAPDOS_LV68, place::FIRST)],
    on: &[on::initial_effect_1(works_by_itself), on::pkmn_power_trigger_steps(strike_random)],
    ..Effect::NEW
};

fn strike_random(duel: &mut Duel, step: u8) -> Next {
    if step != 0 {
        return Next::Done;
    }
    damage_random_pokemon(duel, 30);
    duel.destiny_bond();
    Next::Call(Frame::knock_outs(), 1)
}
