//! Pikachu's Gnaw: besides its damage, attach a basic Energy from your hand to one of your Pokémon. Without one in your
//! hand it can't be used.
//!
//! The Energy and the Pokémon are chosen once the attack is certain, and attached after the damage: an attack that fails
//! attaches nothing.

use crate::attach::{Attachment, has_any_energy, has_basic_energy};
use tallgrass_duel::prelude::*;

/// Attach a basic Energy from your hand to one of your Pokémon.
pub static ATTACH_AS_ATTACK: Effect = Effect {
    name: "attach a basic Energy, as an attack",
    of: &[(id::PIKACHU_LV12, place::FIRST)],
    on: &[
        on::initial_effect_1(has_basic_energy),
        on::require_selection(choose),
        on::ai_selection(choose_for_the_ai),
        on::after_damage(attach),
    ],
    ..Effect::NEW
};

/// The variant: attach any Energy from your hand, Double Colorless too.
pub static ATTACH_ANY_AS_ATTACK: Effect = Effect {
    name: "attach any Energy, as an attack",
    of: &[(id::PIKACHU_LV12, place::FIRST)],
    on: &[
        on::initial_effect_1(has_any_energy),
        on::require_selection(|duel, step| ANY.choose(duel, step, false)),
        on::ai_selection(|duel| ANY.choose_for_the_ai(duel)),
        on::after_damage(|duel| ANY.attach(duel)),
    ],
    ..Effect::NEW
};

const ANY: Attachment = Attachment { first: 0, any: true };
const CHOSEN: Attachment = Attachment { first: 0, any: false };

fn choose(duel: &mut Duel, step: u8) -> Next {
    CHOSEN.choose(duel, step, false)
}

fn choose_for_the_ai(duel: &mut Duel) {
    CHOSEN.choose_for_the_ai(duel);
}

fn attach(duel: &mut Duel) {
    CHOSEN.attach(duel);
}
