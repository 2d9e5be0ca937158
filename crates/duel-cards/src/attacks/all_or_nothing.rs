//! Attacks that fail on tails.

use tallgrass_duel::prelude::*;

/// On tails, the attack fails.
pub static DIVE_BOMB: Effect = Effect {
    name: "Horn Hazard and Dive Bomb",
    of: &[(id::NIDORANM, place::FIRST), (id::MOLTRES_LV35, place::SECOND), (id::MOLTRES_LV37, place::SECOND)],
    on: &[on::before_damage(succeed_on_heads)],
    ..Effect::NEW
};

/// On heads, the Defending Pokémon is paralysed; on tails, the attack fails.
pub static CLAMP: Effect =
    Effect { name: "Clamp", of: &[(id::CLOYSTER, place::FIRST)], on: &[on::before_damage(clamp)], ..Effect::NEW };

/// On heads, this Pokémon takes neither damage nor other effects of attacks during the opponent's next turn; on tails,
/// the attack fails.
pub static FLY: Effect =
    Effect { name: "Fly", of: &[(id::FLYING_PIKACHU, place::SECOND)], on: &[on::before_damage(fly)], ..Effect::NEW };

fn fail(duel: &mut Duel) {
    duel.set_damage(0);
    duel.was_unsuccessful();
}

fn succeed_on_heads(duel: &mut Duel) {
    if !duel.toss() {
        fail(duel);
    }
}

fn clamp(duel: &mut Duel) {
    if duel.toss() {
        duel.inflict(duel.foe(), Condition::Paralyzed);
    } else {
        fail(duel);
    }
}

fn fly(duel: &mut Duel) {
    if duel.toss() { duel.protect(Defence::Fly) } else { fail(duel) }
}
