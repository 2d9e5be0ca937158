//! Attacks whose target is drawn at random.

use crate::shared::damage_random_pokemon;
use tallgrass_duel::prelude::*;

/// 20 damage to one of the opponent's Pokémon, at random. Weakness and resistance don't count.
pub static CAT_PUNCH: Effect = Effect {
    name: "Cat Punch",
    of: &[(id::MEOWTH_LV14, place::FIRST)],
    on: &[on::after_damage(hit_at_random::<20>)],
    ..Effect::NEW
};

/// 30 damage to one of the opponent's Pokémon, at random. Weakness and resistance don't count.
pub static SLICING_WIND: Effect = Effect {
    name: "Slicing Wind",
    of: &[(id::PIDGEOT_LV38, place::FIRST)],
    on: &[on::after_damage(hit_at_random::<30>)],
    ..Effect::NEW
};

/// 40 damage to one of the opponent's Pokémon, at random. Weakness and resistance don't count.
pub static ICE_BREATH: Effect = Effect {
    name: "Ice Breath",
    of: &[(id::ARTICUNO_LV37, place::SECOND)],
    on: &[on::before_damage(no_damage_yet), on::after_damage(hit_at_random::<40>)],
    ..Effect::NEW
};

/// 70 damage to a Pokémon on either side, at random, but not to this one. Weakness and resistance don't count.
pub static BIG_THUNDER: Effect = Effect {
    name: "Big Thunder",
    of: &[(id::ZAPDOS_LV68, place::SECOND)],
    on: &[on::after_damage(hit_anyone)],
    ..Effect::NEW
};

fn no_damage_yet(duel: &mut Duel) {
    duel.set_damage(0);
}

fn hit_at_random<const DAMAGE: u16>(duel: &mut Duel) {
    let foe = duel.foe();
    let slot = duel.random_slot(foe);
    duel.damage_pokemon(foe, slot, DAMAGE);
}

fn hit_anyone(duel: &mut Duel) {
    damage_random_pokemon(duel, 70);
}
