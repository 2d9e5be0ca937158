//! Sonicboom: weakness and resistance don't count.

use tallgrass_duel::prelude::*;

/// Weakness and resistance don't count.
pub static SONICBOOM: Effect = Effect {
    name: "Sonicboom",
    of: &[(id::MAGNETON_LV35, place::FIRST), (id::ELECTRODE_LV35, place::FIRST)],
    on: &[on::before_damage(Duel::ignore_weakness_and_resistance), on::after_damage(nothing_more)],
    ..Effect::NEW
};

/// The cartridge lists this moment too, and does nothing at it.
fn nothing_more(_: &mut Duel) {}
