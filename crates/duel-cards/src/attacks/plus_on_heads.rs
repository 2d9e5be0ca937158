//! Attacks that deal more damage on heads.

use tallgrass_duel::prelude::*;

/// On heads, 20 more damage.
pub static QUICK_ATTACK: Effect = Effect {
    name: "Quick Attack",
    of: &[
        (id::ARCANINE_LV34, place::FIRST),
        (id::FLAREON_LV28, place::FIRST),
        (id::VAPOREON_LV42, place::FIRST),
        (id::ELECTABUZZ_LV20, place::SECOND),
        (id::JOLTEON_LV29, place::FIRST),
        (id::EEVEE, place::SECOND),
    ],
    on: &[on::before_damage(more_on_heads::<20>)],
    ..Effect::NEW
};

/// On heads, 10 more damage.
pub static STOMP: Effect = Effect {
    name: "Stomp",
    of: &[(id::RAPIDASH, place::FIRST), (id::TAUROS, place::FIRST)],
    on: &[on::before_damage(more_on_heads::<10>)],
    ..Effect::NEW
};

fn more_on_heads<const MORE: u16>(duel: &mut Duel) {
    if duel.toss() {
        duel.add_damage(MORE);
    }
}
