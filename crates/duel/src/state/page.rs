//! One duelist's page of 256 bytes.

use super::DeckIndex;
use bytemuck::{Pod, Zeroable};
use tallgrass_cards::DECK_SIZE;

/// A place in the play area: 0 the Active Pokémon, 1 to 5 the Bench.
pub type Slot = u8;

/// The Active Pokémon's slot.
pub const ACTIVE: Slot = 0;
/// The first slot of the Bench.
pub const BENCH: Slot = 1;
/// How many Pokémon a play area holds.
pub const SLOTS: usize = 6;
/// Stands in a slot where no card is.
pub const NO_CARD: DeckIndex = 0xff;

/// Where a card is: numbers of [`Page::locations`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Location;

impl Location {
    /// In the deck.
    pub const DECK: u8 = 0x00;
    /// In the hand.
    pub const HAND: u8 = 0x01;
    /// In the discard pile.
    pub const DISCARD: u8 = 0x02;
    /// Among the prizes.
    pub const PRIZE: u8 = 0x08;
    /// In the play area; add the slot.
    pub const PLAY_AREA: u8 = 0x10;
    /// On the way from a pile to the hand.
    pub const JUST_DRAWN: u8 = 0x40;
}

/// Bits of [`Page::flags`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PageFlags;

impl PageFlags {
    /// The Pokémon has used its Power this turn.
    pub const USED_POWER: u8 = 1 << 5;
    /// The Pokémon has used Leek Slap in this duel.
    pub const USED_LEEK_SLAP: u8 = 1 << 6;
    /// The Pokémon was there when the turn began, so it may evolve.
    pub const CAN_EVOLVE: u8 = 1 << 7;
}

/// Bits of [`Page::substatus3`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Substatus3;

impl Substatus3 {
    /// The Active Pokémon's damage is doubled this turn.
    pub const DOUBLE_DAMAGE: u8 = 1 << 0;
    /// The duelist can't play Trainers this turn.
    pub const HEADACHE: u8 = 1 << 1;
}

/// One duelist's side of the table, byte for byte as the cartridge keeps it.
///
/// Arrays keep stale tails: what stands in `hand` beyond `hand_count`, and in `deck` between the discard pile and the
/// cards left, is what the last operation left there.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Pod, Zeroable)]
pub struct Page {
    /// 00: where each card is, by deck index.
    pub locations: [u8; DECK_SIZE],
    /// 3c: the prize cards; which are left is in `prizes`.
    pub prize_cards: [DeckIndex; 6],
    /// 42: the hand, oldest card first.
    pub hand: [DeckIndex; DECK_SIZE],
    /// 7e: the discard pile from the front, oldest first; the deck from `not_in_deck` on, top first.
    pub deck: [DeckIndex; DECK_SIZE],
    /// ba: how many cards are not in the deck.
    pub not_in_deck: u8,
    /// bb: the Active and Benched Pokémon's top cards, `ff` where none is, and a closing `ff`.
    pub slots: [DeckIndex; SLOTS + 1],
    /// c2: flags of each Pokémon.
    pub flags: [u8; SLOTS],
    /// c8: hit points left.
    pub hp: [u8; SLOTS],
    /// ce: 0 Basic, 1 and 2 evolved, 3 a Stage 2 that skipped Stage 1.
    pub stage: [u8; SLOTS],
    /// d4: $80 and a colour, where the colour was changed.
    pub changed_color: [u8; SLOTS],
    /// da: how many Defenders are attached.
    pub defenders: [u8; SLOTS],
    /// e0: how many PlusPowers are attached.
    pub pluspowers: [u8; SLOTS],
    /// e6: unused.
    pub unused_e6: u8,
    /// e7: what protects the Active Pokémon during the opponent's turn.
    pub substatus1: u8,
    /// e8: what hinders the Active Pokémon during its own turn.
    pub substatus2: u8,
    /// e9: weakness of the Active Pokémon if it was changed.
    pub changed_weakness: u8,
    /// ea: resistance of the Active Pokémon if it was changed.
    pub changed_resistance: u8,
    /// eb: bit 0 double damage this turn, bit 1 Headache.
    pub substatus3: u8,
    /// ec: a bit for each prize left.
    pub prizes: u8,
    /// ed: cards in the discard pile.
    pub discard_count: u8,
    /// ee: cards in the hand.
    pub hand_count: u8,
    /// ef: Pokémon in the play area.
    pub in_play: u8,
    /// f0: special conditions of the Active Pokémon.
    pub status: u8,
    /// f1: who plays: 0 by answers, $80 and a deck id by the cartridge's AI.
    pub duelist: u8,
    /// f2: the attack that Amnesia took.
    pub disabled_attack: u8,
    /// f3: damage the Active Pokémon took last turn, low byte first.
    pub last_damage: [u8; 2],
    /// f5: special condition it got last turn.
    pub last_status: u8,
    /// f6: hindrance it got last turn.
    pub last_substatus2: u8,
    /// f7: weakness it got last turn.
    pub last_weakness: u8,
    /// f8: other effect it suffered last turn.
    pub last_effect: u8,
    /// f9: a byte that is cleared with those before it.
    pub unused_f9: u8,
    /// fa: unused.
    pub unused_fa: [u8; 6],
}

const _: () = assert!(size_of::<Page>() == 256);

impl Page {
    /// A page of zeros.
    pub const NEW: Self = Self {
        locations: [0; DECK_SIZE],
        prize_cards: [0; 6],
        hand: [0; DECK_SIZE],
        deck: [0; DECK_SIZE],
        not_in_deck: 0,
        slots: [NO_CARD; SLOTS + 1],
        flags: [0; SLOTS],
        hp: [0; SLOTS],
        stage: [0; SLOTS],
        changed_color: [0; SLOTS],
        defenders: [0; SLOTS],
        pluspowers: [0; SLOTS],
        unused_e6: 0,
        substatus1: 0,
        substatus2: 0,
        changed_weakness: 0,
        changed_resistance: 0,
        substatus3: 0,
        prizes: 0,
        discard_count: 0,
        hand_count: 0,
        in_play: 0,
        status: 0,
        duelist: 0,
        disabled_attack: 0,
        last_damage: [0; 2],
        last_status: 0,
        last_substatus2: 0,
        last_weakness: 0,
        last_effect: 0,
        unused_f9: 0,
        unused_fa: [0; 6],
    };

    /// Puts all cards back into the deck in list order and clears the rest; who plays stays.
    pub fn initialise(&mut self) {
        let duelist = self.duelist;
        *self = Self::NEW;
        self.duelist = duelist;
        for (at, card) in self.deck.iter_mut().enumerate() {
            *card = at as u8;
        }
    }

    /// The hand, oldest card first.
    #[inline]
    pub fn hand(&self) -> &[DeckIndex] {
        &self.hand[..(self.hand_count as usize).min(DECK_SIZE)]
    }

    /// The discard pile, oldest card first.
    #[inline]
    pub fn discard_pile(&self) -> &[DeckIndex] {
        &self.deck[..(self.discard_count as usize).min(DECK_SIZE)]
    }

    /// The deck, top card first.
    #[inline]
    pub fn deck(&self) -> &[DeckIndex] {
        &self.deck[(self.not_in_deck as usize).min(DECK_SIZE)..]
    }

    /// How many cards are left in the deck.
    #[inline]
    pub fn deck_count(&self) -> u8 {
        (DECK_SIZE as u8).saturating_sub(self.not_in_deck)
    }

    /// How many prizes are left.
    #[inline]
    pub fn prizes_left(&self) -> u8 {
        self.prizes.count_ones() as u8
    }

    /// Whether this duelist plays by answering questions rather than as the cartridge's AI.
    #[inline]
    pub fn answers(&self) -> bool {
        self.duelist == 0
    }

    /// The byte that says where a card is.
    ///
    /// GLITCH: a number that isn't a card's names whatever else stands at that place of the page.
    #[inline]
    pub fn place_of(&mut self, card: DeckIndex) -> &mut u8 {
        &mut bytemuck::bytes_of_mut(self)[card as usize]
    }

    /// Where the card is, without the just-drawn mark.
    #[inline]
    pub fn location(&self, card: DeckIndex) -> u8 {
        self.locations[card as usize % DECK_SIZE] & !Location::JUST_DRAWN
    }

    /// The cards at this location, as a mask by deck index.
    #[inline]
    pub fn at(&self, location: u8) -> u64 {
        const ONES: u64 = u64::from_le_bytes([1; 8]);
        const LOW_BITS: u64 = u64::from_le_bytes([0x7f; 8]);
        /// Brings the lowest bit of each byte together in the highest byte.
        const GATHER: u64 = 0x0102_0408_1020_4080;
        let wanted = ONES * location as u64;
        // Eight cards at a time, the last eight overlapping those before: this is asked all the time.
        [0, 8, 16, 24, 32, 40, 48, 52].iter().fold(0, |mask, &from| {
            let mut eight = [0; 8];
            eight.copy_from_slice(&self.locations[from..from + 8]);
            let difference = u64::from_le_bytes(eight) ^ wanted;
            let same = !(((difference & LOW_BITS) + LOW_BITS) | difference | LOW_BITS) >> 7;
            mask | (same.wrapping_mul(GATHER) >> 56) << from
        })
    }

    /// Clears what lasts from one turn of the opponent to the next: f2 to f9.
    pub fn clear_two_turn(&mut self) {
        self.disabled_attack = 0;
        self.last_damage = [0; 2];
        self.last_status = 0;
        self.last_substatus2 = 0;
        self.last_weakness = 0;
        self.last_effect = 0;
        self.unused_f9 = 0;
    }

    /// Clears every condition of the Active Pokémon. Headache stays, being the duelist's.
    pub fn clear_conditions(&mut self) {
        self.status = 0;
        self.substatus1 = 0;
        self.substatus2 = 0;
        self.changed_weakness = 0;
        self.changed_resistance = 0;
        self.substatus3 &= !Substatus3::DOUBLE_DAMAGE;
        self.clear_two_turn();
    }

    /// Ends what keeps the Active Pokémon from attacking, or weakens its attacks, for the sake of the opponent's Active
    /// Pokémon: it does so when that one leaves the Arena by Gust of Wind or is knocked out.
    pub fn end_hindrance_by_opponent(&mut self) {
        use super::Hindrance::{Growl, Leer, Pounce, ReduceBy20, TailWag};
        if [ReduceBy20, Pounce, Growl, TailWag, Leer].iter().any(|&hindrance| self.substatus2 == hindrance as u8) {
            self.substatus2 = 0;
        }
    }

    /// Slots whose Pokémon has hit points left, as a mask.
    pub fn alive(&self) -> u8 {
        let count = (self.in_play as usize).min(SLOTS);
        (0..count).filter(|&slot| self.hp[slot] != 0).fold(0, |mask, slot| mask | 1 << slot)
    }

    /// Bench slots whose Pokémon has hit points left, as a mask.
    pub fn alive_bench(&self) -> u8 {
        self.alive() & !1
    }

    /// The occupied slots, Active first.
    pub fn occupied(&self) -> impl Iterator<Item = Slot> + use<> {
        0..self.in_play.min(SLOTS as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mask_of_cards_has_each_where_it_is() {
        let mut page = Page::NEW;
        for seed in 0..=255u8 {
            for (card, location) in (0u8..).zip(&mut page.locations) {
                let places = [Location::HAND, Location::PLAY_AREA, Location::PLAY_AREA | 5, 0x80, Location::DECK, 0xff];
                *location = places[(card.wrapping_mul(seed) ^ seed >> 3) as usize % 6];
            }
            for location in 0..=255 {
                let expected = (0..DECK_SIZE).filter(|&card| page.locations[card] == location);
                assert_eq!(page.at(location), expected.fold(0, |mask, card| mask | 1 << card), "{location:#x}");
            }
        }
    }
}
