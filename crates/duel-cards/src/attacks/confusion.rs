//! Attacks that confuse the Defending Pokémon on heads.

use tallgrass_duel::prelude::*;

/// On heads, the Defending Pokémon is confused.
pub static CONFUSION_ON_HEADS: Effect = Effect {
    name: "confusion on heads",
    of: &[
        (id::VULPIX, place::FIRST),
        (id::LAPRAS, place::SECOND),
        (id::ALAKAZAM, place::SECOND),
        (id::DROWZEE, place::SECOND),
    ],
    on: &[on::before_damage(confuse_on_heads)],
    ..Effect::NEW
};

/// On heads, the Defending Pokémon is confused; on tails, nothing happens.
pub static SUPERSONIC: Effect = Effect {
    name: "Supersonic",
    of: &[
        (id::NIDORINA, place::FIRST),
        (id::ZUBAT, place::FIRST),
        (id::TENTACRUEL, place::FIRST),
        (id::SHELLDER, place::FIRST),
        (id::LICKITUNG, place::SECOND),
    ],
    on: &[on::before_damage(confuse_or_nothing)],
    ..Effect::NEW
};

fn confuse(duel: &mut Duel) {
    duel.inflict(duel.foe(), Condition::Confused);
}

fn confuse_on_heads(duel: &mut Duel) {
    if duel.toss() {
        confuse(duel);
    }
}

fn confuse_or_nothing(duel: &mut Duel) {
    if duel.toss() { confuse(duel) } else { duel.had_no_effect() }
}
