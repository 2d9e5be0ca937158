//! Attacks whose damage depends on damage counters.

use tallgrass_duel::prelude::*;

/// 10 damage for each damage counter on this Pokémon.
pub static FLAIL: Effect = Effect {
    name: "Flail",
    of: &[(id::KINGLER, place::FIRST), (id::MAGIKARP, place::SECOND)],
    on: &[on::before_damage(own_damage)],
    ..Effect::NEW
};

/// 10 more damage for each damage counter on this Pokémon.
pub static RAGE: Effect = Effect {
    name: "Rage",
    of: &[(id::FLAREON_LV22, place::SECOND), (id::CUBONE, place::SECOND), (id::DODRIO, place::SECOND)],
    on: &[on::before_damage(add_own_damage)],
    ..Effect::NEW
};

/// 10 less damage for each damage counter on this Pokémon.
pub static KARATE_CHOP: Effect = Effect {
    name: "Karate Chop",
    of: &[(id::MACHOKE, place::FIRST)],
    on: &[on::before_damage(subtract_own_damage)],
    ..Effect::NEW
};

/// 10 more damage for each damage counter on the Defending Pokémon.
pub static MEDITATE: Effect = Effect {
    name: "Meditate",
    of: &[(id::MR_MIME, place::SECOND), (id::JYNX, place::SECOND)],
    on: &[on::before_damage(add_their_damage)],
    ..Effect::NEW
};

/// Half of the Defending Pokémon's remaining hit points, rounded up to ten, is the damage.
pub static SUPER_FANG: Effect = Effect {
    name: "Super Fang",
    of: &[(id::RATICATE, place::SECOND)],
    on: &[on::before_damage(half_of_what_is_left)],
    ..Effect::NEW
};

fn own_damage(duel: &mut Duel) {
    duel.set_damage(duel.damage_on(duel.me(), ACTIVE).into());
}

fn add_own_damage(duel: &mut Duel) {
    duel.add_damage(duel.damage_on(duel.me(), ACTIVE).into());
}

fn subtract_own_damage(duel: &mut Duel) {
    let own = duel.damage_on(duel.me(), ACTIVE) as u16;
    duel.state.work.damage = duel.state.work.damage.saturating_sub(own);
}

fn add_their_damage(duel: &mut Duel) {
    duel.add_damage(duel.damage_on(duel.foe(), ACTIVE).into());
}

fn half_of_what_is_left(duel: &mut Duel) {
    let half = duel.state.page(duel.foe()).hp[0] as u16 >> 1;
    duel.set_damage(if half & 1 != 0 { half + 5 } else { half });
}
