//! Attacks that may hurt their user: they toss before damage and, on tails, hurt the user after it.

use tallgrass_duel::prelude::*;

/// On heads, 10 more damage; on tails, 10 damage to this Pokémon.
pub static THRASH: Effect = Effect {
    name: "Thrash and Thunderpunch",
    of: &[(id::NIDOKING, place::FIRST), (id::ELECTABUZZ_LV35, place::SECOND)],
    on: &[on::before_damage(ten_more_on_heads), on::after_damage(hurt_on_tails::<10>)],
    ..Effect::NEW
};

/// On tails, 10 damage to this Pokémon.
pub static THUNDER_JOLT: Effect = Effect {
    name: "Thunder Jolt",
    of: &[(id::PIKACHU_LV12, place::SECOND)],
    on: &[on::before_damage(toss), on::after_damage(hurt_on_tails::<10>)],
    ..Effect::NEW
};

/// On tails, 30 damage to this Pokémon.
pub static THUNDER: Effect = Effect {
    name: "Thunder",
    of: &[(id::RAICHU_LV40, place::SECOND), (id::ZAPDOS_LV64, place::FIRST)],
    on: &[on::before_damage(toss), on::after_damage(hurt_on_tails::<30>)],
    ..Effect::NEW
};

fn toss(duel: &mut Duel) {
    let heads = duel.toss();
    duel.set_arg(0, heads as u8);
}

fn ten_more_on_heads(duel: &mut Duel) {
    toss(duel);
    if duel.arg(0) != 0 {
        duel.add_damage(10);
    }
}

fn hurt_on_tails<const DAMAGE: u8>(duel: &mut Duel) {
    if duel.arg(0) == 0 {
        duel.recoil(DAMAGE);
    }
}
