//! Which of the cartridge's documented rules bugs are corrected.

/// Switches, each for one documented bug of the rules; all off is the cartridge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Halving damage is right above 255 too.
    pub halving: bool,
    /// A Pokémon that evolves with damage keeps exactly that damage, whatever its new hit points.
    pub evolution_hp: bool,
}

impl Rules {
    /// The cartridge, documented bugs and all.
    pub const CARTRIDGE: Self = Self { halving: false, evolution_hp: false };
    /// Every documented bug of the rules corrected.
    pub const CORRECTED: Self = Self { halving: true, evolution_hp: true };
}
