//! Which of the cartridge's documented rules bugs are corrected.

/// Switches, each for one documented bug of the rules; all off is the cartridge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Halving damage is right above 255 too.
    pub halving: bool,
    /// A Pokémon that evolves with damage keeps exactly that damage, whatever its new hit points.
    pub evolution_hp: bool,
    /// Whoever searches the deck for a Pokémon and has one there must take it.
    pub deck_search: bool,
    /// Mirror Move of an attack that discarded Energy does nothing where there is no Energy.
    pub mirror_move: bool,
}

impl Rules {
    /// The cartridge, documented bugs and all.
    pub const CARTRIDGE: Self = Self { halving: false, evolution_hp: false, deck_search: false, mirror_move: false };
    /// Every documented bug of the rules corrected.
    pub const CORRECTED: Self = Self { halving: true, evolution_hp: true, deck_search: true, mirror_move: true };
}
