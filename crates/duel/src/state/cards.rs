//! Cards moving between the piles. Every move leaves behind what the cartridge's leaves behind.

use super::{CardList, DeckIndex, Location, Page, Seat, Slot, State};
use tallgrass_cards::{CardId, DECK_SIZE};

/// Energy attached to a Pokémon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Energies {
    /// How much of each colour, indexed by [`tallgrass_cards::Color`]; a Double Colorless counts as two.
    pub by_color: [u8; 7],
    /// All of it.
    pub total: u8,
}

impl Page {
    /// Takes the top card off the deck; it is on its way and belongs nowhere until put somewhere.
    pub fn draw(&mut self) -> Option<DeckIndex> {
        if self.not_in_deck as usize >= DECK_SIZE {
            return None;
        }
        let card = self.deck[self.not_in_deck as usize];
        self.not_in_deck += 1;
        *self.place_of(card) = Location::JUST_DRAWN;
        Some(card)
    }

    /// Puts a card on top of the deck.
    pub fn return_to_deck(&mut self, card: DeckIndex) {
        self.not_in_deck = self.not_in_deck.saturating_sub(1);
        self.deck[self.not_in_deck as usize % DECK_SIZE] = card;
        *self.place_of(card) = Location::DECK;
    }

    /// Takes a card out of the deck, wherever it is there.
    pub fn take_from_deck(&mut self, card: DeckIndex) {
        let count = self.deck_count();
        self.not_in_deck = self.not_in_deck.saturating_add(1);
        *self.place_of(card) |= Location::JUST_DRAWN;
        let mut to = DECK_SIZE;
        for from in (DECK_SIZE - count as usize..DECK_SIZE).rev() {
            if self.deck[from] != card {
                to -= 1;
                self.deck[to] = self.deck[from];
            }
        }
    }

    /// Adds a card to the hand.
    pub fn add_to_hand(&mut self, card: DeckIndex) {
        *self.place_of(card) = Location::HAND;
        if (self.hand_count as usize) < DECK_SIZE {
            self.hand[self.hand_count as usize] = card;
            self.hand_count += 1;
        }
    }

    /// Takes a card out of the hand if it is there; its location is left to the caller.
    pub fn remove_from_hand(&mut self, card: DeckIndex) {
        let mut kept = 0;
        for at in 0..(self.hand_count as usize).min(DECK_SIZE) {
            if self.hand[at] == card {
                self.hand_count -= 1;
            } else {
                self.hand[kept] = self.hand[at];
                kept += 1;
            }
        }
    }

    /// Puts a card on the discard pile, wherever it was.
    ///
    /// GLITCH: "no card" can be discarded too, and then lies there.
    pub fn discard(&mut self, card: DeckIndex) {
        *self.place_of(card) = Location::DISCARD;
        self.deck[self.discard_count as usize % DECK_SIZE] = card;
        self.discard_count = self.discard_count.saturating_add(1);
    }

    /// Discards a card if it is in the hand.
    pub fn discard_from_hand(&mut self, card: DeckIndex) {
        if self.location(card) == Location::HAND {
            self.remove_from_hand(card);
            self.discard(card);
        }
    }

    /// Takes a card out of the discard pile; [`Page::add_to_hand`] or the like is meant to follow. Gives the card.
    ///
    /// GLITCH: when the pile is empty it gives card 0.
    pub fn take_from_discard(&mut self, card: DeckIndex) -> DeckIndex {
        *self.place_of(card) |= Location::JUST_DRAWN;
        let count = (self.discard_count as usize).min(DECK_SIZE);
        if count == 0 {
            return 0;
        }
        self.discard_count -= 1;
        let mut kept = 0;
        for at in 0..count {
            if self.deck[at] != card {
                self.deck[kept] = self.deck[at];
                kept += 1;
            }
        }
        card
    }

    /// Takes a card from hand into a slot of the play area, without making it the top card there.
    pub fn hand_to_slot(&mut self, card: DeckIndex, slot: Slot) {
        self.remove_from_hand(card);
        *self.place_of(card) = Location::PLAY_AREA | slot;
    }
}

impl State {
    /// The id of a duelist's card.
    #[inline]
    pub fn card_id(&self, seat: Seat, card: DeckIndex) -> CardId {
        self.decks[seat as usize].get(card as usize).copied().unwrap_or(0)
    }

    /// The id of the top card in a slot, 0 if none.
    #[inline]
    pub fn card_id_at(&self, seat: Seat, slot: Slot) -> CardId {
        self.card_id(seat, self.page(seat).slots[slot as usize % 7])
    }

    /// A duelist's hand, newest card first, as the cartridge lists it.
    pub fn hand_list(&self, seat: Seat) -> CardList {
        let page = self.page(seat);
        let shown = |card: &u8| page.locations[*card as usize % DECK_SIZE] & Location::JUST_DRAWN == 0;
        page.hand().iter().rev().copied().filter(shown).collect()
    }

    /// A duelist's discard pile, newest card first.
    pub fn discard_list(&self, seat: Seat) -> CardList {
        self.page(seat).discard_pile().iter().rev().copied().collect()
    }

    /// A duelist's deck, top card first.
    pub fn deck_list(&self, seat: Seat) -> CardList {
        self.page(seat).deck().iter().copied().collect()
    }

    /// Every card in a slot of the play area, in deck-index order.
    #[inline]
    pub fn cards_in_slot(&self, seat: Seat, slot: Slot) -> impl Iterator<Item = DeckIndex> + use<> {
        let mut left = self.page(seat).at(Location::PLAY_AREA | slot);
        std::iter::from_fn(move || {
            let card = (left != 0).then(|| left.trailing_zeros() as DeckIndex);
            left &= left.wrapping_sub(1);
            card
        })
    }

    /// Sorts a list by card id; a selection sort, as the cartridge's is, so that equal ids end in its order.
    pub fn sort_by_id(&self, seat: Seat, list: &mut CardList) {
        let cards = list.as_mut_slice();
        for at in 0..cards.len() {
            let mut lowest = at;
            for other in at + 1..cards.len() {
                // The last of equals is taken.
                if self.card_id(seat, cards[other]) <= self.card_id(seat, cards[lowest]) {
                    lowest = other;
                }
            }
            cards.swap(at, lowest);
        }
    }

    /// How many cards with this id are in a slot of the play area.
    pub fn count_in_slot(&self, seat: Seat, id: CardId, slot: Slot) -> u8 {
        self.cards_in_slot(seat, slot).filter(|&index| self.card_id(seat, index) == id).count() as u8
    }

    /// Discards every card with this id that is in the play area.
    pub fn discard_from_play(&mut self, seat: Seat, id: CardId) {
        // Most decks have no such card: that is found out fast.
        if !self.decks[seat as usize].contains(&id) {
            return;
        }
        for index in 0..DECK_SIZE as u8 {
            let in_play = self.page(seat).locations[index as usize] & Location::PLAY_AREA != 0;
            if in_play && self.card_id(seat, index) == id {
                self.page_mut(seat).discard(index);
            }
        }
    }
}
