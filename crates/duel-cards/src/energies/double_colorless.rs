//! Double Colorless Energy: one card, two Energies.

use tallgrass_duel::prelude::*;

/// Provides 2 Colorless Energies at once. They pay only for the Colorless part of a cost, and for retreating.
pub static DOUBLE_COLORLESS: Effect =
    Effect { name: "Double Colorless Energy", of: &[(id::DOUBLE_COLORLESS_ENERGY, place::CARD)], ..Effect::NEW };
