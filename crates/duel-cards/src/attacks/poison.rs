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
    ],
    on: &[on::before_damage(poison_on_heads)],
    ..Effect::NEW
};

fn poison(duel: &mut Duel) {
    let foe = duel.foe();
    duel.inflict(foe, Condition::Poisoned);
}

fn poison_on_heads(duel: &mut Duel) {
    if duel.toss() {
        poison(duel);
    }
}
