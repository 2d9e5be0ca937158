//! Drowzee's Pound: 60 more damage if Energy Search was played this turn.
//!
//! It is added before weakness and resistance. An attack that copies Pound gets it too.

use tallgrass_duel::prelude::*;

/// Energy Search is remembered for the rest of the turn.
pub static ENERGY_SEARCH_IS_REMEMBERED: Effect = Effect {
    name: "Energy Search is remembered",
    of: &[(id::ENERGY_SEARCH, place::CARD)],
    layer: Layer::Before,
    on: &[on::before_damage(remember)],
    flags: &[&SEARCHED],
    ..Effect::NEW
};

/// 60 more damage after Energy Search.
pub static MORE_DAMAGE_AFTER_ENERGY_SEARCH: Effect = Effect {
    name: "60 more damage after Energy Search",
    of: &[(id::DROWZEE, place::FIRST)],
    layer: Layer::Before,
    on: &[on::before_damage(add_damage)],
    flags: &[&SEARCHED],
    ..Effect::NEW
};

static SEARCHED: Flag = Flag::new("played Energy Search");

/// How much more damage.
pub const MORE: u8 = 60;

fn remember(duel: &mut Duel) {
    duel.set_flag(&SEARCHED);
}

fn add_damage(duel: &mut Duel) {
    if duel.flag(&SEARCHED) {
        duel.add_damage(MORE);
    }
}
