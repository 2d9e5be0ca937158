//! Attacks that poison the Defending Pokémon, always or on heads.

use tallgrass_duel::prelude::*;

/// The Defending Pokémon is poisoned.
pub static POISON: Effect = Effect {
    name: "poison",
    of: &[
        (id::IVYSAUR, place::SECOND),
        (id::ARBOK, place::SECOND),
        (id::GLOOM, place::FIRST),
        (id::TENTACRUEL, place::SECOND),
        (id::TANGELA_LV8, place::SECOND),
        (id::TANGELA_LV12, place::SECOND),
    ],
    on: &[on::before_damage(poison)],
    ..Effect::NEW
};

/// On heads, the Defending Pokémon is poisoned.
pub static POISON_ON_HEADS: Effect = Effect {
    name: "poison on heads",
    of: &[
        (id::WEEDLE, place::FIRST),
        (id::KAKUNA, place::SECOND),
        (id::BEEDRILL, place::SECOND),
        (id::WEEPINBELL, place::FIRST),
        (id::MUK, place::SECOND),
        (id::WEEZING, place::FIRST),
        (id::MAGMAR_LV31, place::SECOND),
    ],
    on: &[on::before_damage(poison_on_heads)],
    ..Effect::NEW
};

/// On heads, the Defending Pokémon is poisoned; on tails, nothing happens.
pub static SPIT_POISON: Effect = Effect {
    name: "Spit Poison",
    of: &[(id::EKANS, place::FIRST)],
    on: &[on::before_damage(poison_or_nothing)],
    ..Effect::NEW
};

/// The Defending Pokémon is badly poisoned: it takes 20 damage after every turn instead of 10.
pub static TOXIC: Effect = Effect {
    name: "Toxic",
    of: &[(id::NIDOKING, place::SECOND)],
    on: &[on::before_damage(poison_badly)],
    ..Effect::NEW
};

fn poison(duel: &mut Duel) {
    duel.inflict(duel.foe(), Condition::Poisoned);
}

fn poison_on_heads(duel: &mut Duel) {
    if duel.toss() {
        poison(duel);
    }
}

fn poison_or_nothing(duel: &mut Duel) {
    if duel.toss() { poison(duel) } else { duel.had_no_effect() }
}

fn poison_badly(duel: &mut Duel) {
    duel.inflict(duel.foe(), Condition::BadlyPoisoned);
}
