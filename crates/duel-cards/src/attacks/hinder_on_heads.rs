//! Attacks that, on heads, keep the Defending Pokémon from attacking or retreating in its next turn.

use tallgrass_duel::prelude::*;

/// On heads, the Defending Pokémon can't attack in its next turn.
pub static LEER: Effect =
    Effect { name: "Leer", of: &[(id::RHYHORN, place::FIRST)], on: &[on::before_damage(leer)], ..Effect::NEW };

/// On heads, the Defending Pokémon can't attack in its next turn.
pub static TAIL_WAG: Effect =
    Effect { name: "Tail Wag", of: &[(id::EEVEE, place::FIRST)], on: &[on::before_damage(tail_wag)], ..Effect::NEW };

/// On heads, the Defending Pokémon can't attack in its next turn.
pub static BONE_ATTACK: Effect = Effect {
    name: "Bone Attack",
    of: &[(id::MAROWAK_LV32, place::FIRST)],
    on: &[on::before_damage(bone_attack)],
    ..Effect::NEW
};

/// On heads, the Defending Pokémon can't retreat in its next turn.
pub static ACID: Effect =
    Effect { name: "Acid", of: &[(id::VICTREEBEL, place::SECOND)], on: &[on::before_damage(acid)], ..Effect::NEW };

fn leer(duel: &mut Duel) {
    hinder_or_fail(duel, Hindrance::Leer);
}

fn tail_wag(duel: &mut Duel) {
    hinder_or_fail(duel, Hindrance::TailWag);
}

fn hinder_or_fail(duel: &mut Duel, hindrance: Hindrance) {
    if duel.toss() { duel.hinder(hindrance) } else { duel.was_unsuccessful() }
}

fn bone_attack(duel: &mut Duel) {
    if duel.toss() {
        duel.hinder(Hindrance::BoneAttack);
    }
}

fn acid(duel: &mut Duel) {
    if duel.toss() {
        duel.hinder(Hindrance::Acid);
    }
}
