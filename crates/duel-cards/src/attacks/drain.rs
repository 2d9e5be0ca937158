//! Attacks that heal their user by what they dealt, or by half of it.

use crate::shared::half_of_damage_dealt;
use tallgrass_duel::prelude::*;

/// Heals as much as the damage dealt.
pub static LEECH_LIFE: Effect = Effect {
    name: "Leech Life",
    of: &[(id::ZUBAT, place::SECOND), (id::GOLBAT, place::SECOND), (id::VENONAT, place::SECOND)],
    on: &[on::after_damage(heal_all)],
    ..Effect::NEW
};

/// Heals half the damage dealt, rounded up to ten.
pub static MEGA_DRAIN: Effect = Effect {
    name: "Mega Drain",
    of: &[(id::VENUSAUR_LV64, place::SECOND), (id::BUTTERFREE, place::SECOND)],
    on: &[on::after_damage(heal_half)],
    ..Effect::NEW
};

fn heal_all(duel: &mut Duel) {
    let dealt = duel.state.work.dealt;
    duel.heal_attacker(dealt);
}

fn heal_half(duel: &mut Duel) {
    let half = half_of_damage_dealt(duel);
    duel.heal_attacker(half);
}
