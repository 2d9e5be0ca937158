//! Attacks whose damage depends on the Energy cards attached to the Defending Pokémon. A Double Colorless is one card.

use tallgrass_duel::prelude::*;

/// 10 damage for each Energy card attached to the Defending Pokémon.
pub static PSYWAVE: Effect = Effect {
    name: "Psywave",
    of: &[(id::MEW_LV23, place::FIRST)],
    on: &[on::before_damage(ten_for_each_energy)],
    ..Effect::NEW
};

/// 10 more damage for each Energy card attached to the Defending Pokémon.
pub static PSYCHIC: Effect = Effect {
    name: "Psychic",
    of: &[(id::MEWTWO_LV53, place::FIRST)],
    on: &[on::before_damage(ten_more_for_each_energy)],
    ..Effect::NEW
};

fn ten_times_energy_cards(duel: &Duel) -> u16 {
    10 * duel.attached_energy(duel.foe(), ACTIVE).as_slice().len() as u16
}

fn ten_for_each_energy(duel: &mut Duel) {
    duel.state.work.damage = ten_times_energy_cards(duel);
}

fn ten_more_for_each_energy(duel: &mut Duel) {
    duel.state.work.damage = duel.state.work.damage.wrapping_add(ten_times_energy_cards(duel));
}
