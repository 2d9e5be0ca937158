//! Attacks after which their user is confused.

use crate::shared::damage_for_heads;
use tallgrass_duel::prelude::*;

/// On tails, this Pokémon is confused.
pub static TANTRUM: Effect = Effect {
    name: "Tantrum",
    of: &[(id::PRIMEAPE, place::SECOND)],
    on: &[on::before_damage(confused_on_tails)],
    ..Effect::NEW
};

/// 10 more damage for each damage counter on this Pokémon. On tails, it is confused.
pub static RAMPAGE: Effect =
    Effect { name: "Rampage", of: &[(id::TAUROS, place::SECOND)], on: &[on::before_damage(rampage)], ..Effect::NEW };

/// Toss three coins: 40 damage for each heads. This Pokémon is confused.
pub static PETAL_DANCE: Effect = Effect {
    name: "Petal Dance",
    of: &[(id::VILEPLUME, place::SECOND)],
    on: &[on::before_damage(petal_dance)],
    ..Effect::NEW
};

fn confused_on_tails(duel: &mut Duel) {
    if !duel.toss() {
        duel.inflict(duel.me(), Condition::Confused);
    }
}

fn rampage(duel: &mut Duel) {
    duel.add_damage(duel.damage_on(duel.me(), ACTIVE).into());
    confused_on_tails(duel);
}

fn petal_dance(duel: &mut Duel) {
    damage_for_heads(duel, 3);
    duel.inflict(duel.me(), Condition::Confused);
}
