//! Attacks that let their user take less damage during the opponent's next turn.

use tallgrass_duel::prelude::*;

/// This Pokémon takes 20 less damage from attacks during the opponent's next turn.
pub static MINIMIZE: Effect = Effect {
    name: "Minimize",
    of: &[(id::GRIMER, place::SECOND), (id::CLEFABLE, place::SECOND)],
    on: &[on::before_damage(minimize)],
    ..Effect::NEW
};

/// This Pokémon takes 10 less damage from attacks during the opponent's next turn.
pub static EXPAND: Effect = Effect {
    name: "Expand",
    of: &[(id::JIGGLYPUFF_LV13, place::SECOND)],
    on: &[on::after_damage(expand)],
    ..Effect::NEW
};

/// During the opponent's next turn, attacks that would do less than 40 damage to this Pokémon do none.
pub static HARDEN: Effect = Effect {
    name: "Harden",
    of: &[(id::GRAVELER, place::FIRST), (id::ONIX, place::SECOND)],
    on: &[on::before_damage(harden)],
    ..Effect::NEW
};

/// This Pokémon takes half the damage of attacks, rounded down to ten, during the opponent's next turn.
pub static LIGHT_SCREEN: Effect = Effect {
    name: "Light Screen",
    of: &[(id::ELECTABUZZ_LV20, place::FIRST)],
    on: &[on::before_damage(light_screen)],
    ..Effect::NEW
};

fn minimize(duel: &mut Duel) {
    duel.protect(Defence::ReduceBy20);
}

fn expand(duel: &mut Duel) {
    duel.protect(Defence::ReduceBy10);
}

fn harden(duel: &mut Duel) {
    duel.protect(Defence::PreventLessThan40);
}

fn light_screen(duel: &mut Duel) {
    duel.protect(Defence::Halve);
}
