//! Attacks that hurt their user.

use tallgrass_duel::prelude::*;

/// 20 damage to this Pokémon.
pub static RECOIL_20: Effect = Effect {
    name: "20 damage to the user",
    of: &[(id::MACHOKE, place::SECOND), (id::JIGGLYPUFF_LV12, place::SECOND)],
    on: &[on::after_damage(hurt_user::<20>)],
    ..Effect::NEW
};

/// 30 damage to this Pokémon.
pub static TAKE_DOWN: Effect = Effect {
    name: "Take Down",
    of: &[(id::ARCANINE_LV45, place::SECOND)],
    on: &[on::after_damage(hurt_user::<30>)],
    ..Effect::NEW
};

/// 80 damage to this Pokémon.
pub static DOUBLE_EDGE: Effect = Effect {
    name: "Double-edge",
    of: &[(id::CHANSEY, place::SECOND)],
    on: &[on::after_damage(hurt_user::<80>)],
    ..Effect::NEW
};

fn hurt_user<const DAMAGE: u8>(duel: &mut Duel) {
    duel.recoil(DAMAGE);
}
