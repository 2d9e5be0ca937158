//! Amnesia: choose an attack of the Defending Pokémon; it can't use that attack during its next turn.

use crate::shared::{ai_picks_attack_to_forget, choose_attack_to_forget, defender_has_attack, forget_attack};
use tallgrass_duel::prelude::*;

/// Choose an attack of the Defending Pokémon; it can't use that attack during its next turn.
pub static AMNESIA: Effect = Effect {
    name: "Amnesia",
    of: &[(id::POLIWHIRL, place::FIRST), (id::SLOWPOKE_LV9, place::SECOND)],
    on: &[
        on::initial_effect_1(defender_has_attack),
        on::initial_effect_2_steps(choose_attack_to_forget),
        on::before_damage(forget_attack),
        on::ai_selection(ai_picks_attack_to_forget),
    ],
    ..Effect::NEW
};
