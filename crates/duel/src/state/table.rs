//! What the two duelists share.

use bytemuck::{Pod, Zeroable};

/// How a duel ended, seen by the turn's owner: numbers of [`Table::finished`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Finish {
    /// The turn's owner won.
    Won = 1,
    /// The turn's owner lost.
    Lost = 2,
    /// A tie: the duel is played again for one prize.
    Tied = 3,
}

/// The 22 bytes at `cc05`, byte for byte as the cartridge keeps them.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Pod, Zeroable)]
pub struct Table {
    /// cc05: page of the turn's owner, written once a turn.
    pub whose_turn: u8,
    /// cc06: turns played.
    pub turns: u8,
    /// cc07: 0, or a [`Finish`].
    pub finished: u8,
    /// cc08: prizes each duelist begins with.
    pub initial_prizes: u8,
    /// cc09: $80 and the opponent's deck id.
    pub duel_type: u8,
    /// cc0a: the Active Pokémon got heads against Sand-attack or Smokescreen this turn.
    pub sand_heads: u8,
    /// cc0b: an Energy was played this turn.
    pub energy_played: u8,
    /// cc0c: a confused Pokémon failed to retreat this turn.
    pub retreat_failed: u8,
    /// cc0d: who plays this turn.
    pub duelist: u8,
    /// cc0e: the AI's deck.
    pub opponent_deck: u8,
    /// cc0f: unused.
    pub unused_cc0f: u8,
    /// cc10: the attack last used.
    pub attack_index: u8,
    /// cc11: the card it was used with.
    pub attack_card: u8,
    /// cc12: that card's id.
    pub attack_card_id: u8,
    /// cc13: this is the practice duel.
    pub practice: u8,
    /// cc14: the opponent's portrait, name, prizes, deck and music.
    pub opponent: [u8; 7],
}

const _: () = assert!(size_of::<Table>() == 22);

impl Table {
    /// What stands there before a duel begins.
    pub const NEW: Self = Self {
        whose_turn: 0xc2,
        turns: 0,
        finished: 0,
        initial_prizes: 6,
        duel_type: 0x80,
        sand_heads: 0,
        energy_played: 0,
        retreat_failed: 0,
        duelist: 0,
        opponent_deck: 0,
        unused_cc0f: 0xff,
        attack_index: 0xff,
        attack_card: 0xff,
        attack_card_id: 0,
        practice: 0,
        opponent: [0; 7],
    };
}
