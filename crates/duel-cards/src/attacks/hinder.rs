//! Attacks that always hinder the Defending Pokémon during its next turn.

use tallgrass_duel::prelude::*;

/// If the Defending Pokémon attacks in its next turn, a coin is tossed: on tails that attack does nothing.
pub static SMOKESCREEN: Effect = Effect {
    name: "Smokescreen",
    of: &[(id::MAGMAR_LV31, place::FIRST), (id::HORSEA, place::FIRST)],
    on: &[on::before_damage(smokescreen)],
    ..Effect::NEW
};

/// If the Defending Pokémon attacks in its next turn, a coin is tossed: on tails that attack does nothing.
pub static SAND_ATTACK: Effect = Effect {
    name: "Sand-attack",
    of: &[(id::SANDSHREW, place::FIRST)],
    on: &[on::before_damage(sand_attack)],
    ..Effect::NEW
};

/// The Defending Pokémon deals 10 less damage in its next turn.
pub static GROWL: Effect = Effect {
    name: "Growl",
    of: &[(id::PIKACHU_LV16, place::FIRST), (id::PIKACHU_ALT_LV16, place::FIRST)],
    on: &[on::before_damage(growl)],
    ..Effect::NEW
};

/// The Defending Pokémon deals 10 less damage in its next turn.
pub static POUNCE: Effect =
    Effect { name: "Pounce", of: &[(id::PERSIAN, place::SECOND)], on: &[on::before_damage(pounce)], ..Effect::NEW };

/// The Defending Pokémon deals 20 less damage in its next turn.
pub static SNIVEL: Effect =
    Effect { name: "Snivel", of: &[(id::CUBONE, place::FIRST)], on: &[on::before_damage(snivel)], ..Effect::NEW };

fn smokescreen(duel: &mut Duel) {
    duel.hinder(Hindrance::Smokescreen);
}

fn sand_attack(duel: &mut Duel) {
    duel.hinder(Hindrance::SandAttack);
}

fn growl(duel: &mut Duel) {
    duel.hinder(Hindrance::Growl);
}

fn pounce(duel: &mut Duel) {
    duel.hinder(Hindrance::Pounce);
}

fn snivel(duel: &mut Duel) {
    duel.hinder(Hindrance::ReduceBy20);
}
