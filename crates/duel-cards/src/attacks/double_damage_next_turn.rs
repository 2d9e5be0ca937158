//! Attacks that double the damage of their user's next turn. Copied by another Pokémon they do nothing.

use tallgrass_duel::prelude::*;

/// In its next turn this Pokémon's attacks deal double damage.
pub static SWORDS_DANCE: Effect = Effect {
    name: "Swords Dance",
    of: &[(id::SCYTHER, place::FIRST)],
    on: &[on::before_damage(swords_dance)],
    ..Effect::NEW
};

/// In its next turn this Pokémon's attacks deal double damage.
pub static FOCUS_ENERGY: Effect = Effect {
    name: "Focus Energy",
    of: &[(id::VAPOREON_LV29, place::FIRST)],
    on: &[on::before_damage(focus_energy)],
    ..Effect::NEW
};

fn swords_dance(duel: &mut Duel) {
    double_next_turn_of(duel, id::SCYTHER);
}

fn focus_energy(duel: &mut Duel) {
    double_next_turn_of(duel, id::VAPOREON_LV29);
}

fn double_next_turn_of(duel: &mut Duel, user: CardId) {
    if duel.state.work.attacker == user {
        duel.protect(Defence::DoubleNextTurn);
    }
}
