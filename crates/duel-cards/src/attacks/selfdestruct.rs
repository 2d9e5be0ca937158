//! Selfdestruct: damage to the user and to every Benched Pokémon, one's own and the opponent's.

use crate::shared::damage_own_bench;
use tallgrass_duel::prelude::*;

/// 60 damage to this Pokémon and 10 to each Benched Pokémon of both sides.
pub static WEEZING: Effect = Effect {
    name: "Selfdestruct",
    of: &[(id::WEEZING, place::SECOND)],
    on: &[on::after_damage(explode::<60, 10>)],
    ..Effect::NEW
};

/// 40 damage to this Pokémon and 10 to each Benched Pokémon of both sides.
pub static MAGNEMITE: Effect = Effect {
    name: "Selfdestruct",
    of: &[(id::MAGNEMITE_LV13, place::SECOND)],
    on: &[on::after_damage(explode::<40, 10>)],
    ..Effect::NEW
};

/// 80 damage to this Pokémon and 20 to each Benched Pokémon of both sides.
pub static MAGNETON: Effect = Effect {
    name: "Selfdestruct",
    of: &[(id::MAGNETON_LV28, place::SECOND)],
    on: &[on::after_damage(explode::<80, 20>)],
    ..Effect::NEW
};

/// 100 damage to this Pokémon and 20 to each Benched Pokémon of both sides.
pub static GOLEM: Effect = Effect {
    name: "Selfdestruct",
    of: &[(id::MAGNETON_LV35, place::SECOND), (id::GOLEM, place::SECOND)],
    on: &[on::after_damage(explode::<100, 20>)],
    ..Effect::NEW
};

fn explode<const USER: u8, const BENCH: u16>(duel: &mut Duel) {
    duel.recoil(USER);
    damage_own_bench(duel, BENCH);
    duel.state.work.damage_to_self = false;
    duel.damage_bench(duel.foe(), BENCH);
}
