//! Which Pokémon have which marks.

use super::{DeckIndex, NO_CARD, SLOTS, Seat, Slot};

/// Marks on Pokémon in play, by the numbers the rulebook gives them. They are kept by the Pokémon's top card, so they go
/// where it goes, and are gone when it evolves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Marks {
    cards: [[DeckIndex; SLOTS]; 2],
    bits: [[u32; SLOTS]; 2],
}

impl Marks {
    /// None.
    pub const NONE: Self = Self { cards: [[NO_CARD; SLOTS]; 2], bits: [[0; SLOTS]; 2] };

    /// The marks of a Pokémon, by its top card.
    pub fn of(&self, seat: Seat, top: DeckIndex) -> u32 {
        let marked = self.of_seat(seat).find(|&(card, _)| card == top);
        marked.map_or(0, |(_, bits)| bits)
    }

    /// Whose top card has which marks.
    pub fn of_seat(&self, seat: Seat) -> impl Iterator<Item = (DeckIndex, u32)> {
        let cards = self.cards[seat as usize].into_iter().zip(self.bits[seat as usize]);
        cards.filter(|&(_, bits)| bits != 0)
    }

    /// Sets or clears marks of the Pokémon in a slot; these are all slots of its side.
    pub(crate) fn flip(&mut self, seat: Seat, slots: [DeckIndex; SLOTS + 1], slot: Slot, bits: u32) {
        let top = slots[slot as usize % SLOTS];
        if top == NO_CARD || bits == 0 {
            return;
        }
        let (cards, all) = (&mut self.cards[seat as usize], &mut self.bits[seat as usize]);
        let own = cards.iter().zip(&*all).position(|(&card, &bits)| card == top && bits != 0);
        // Of six in play besides this one five can have marks: there is a place for it.
        let free = || cards.iter().zip(&*all).position(|(card, &bits)| bits == 0 || !slots.contains(card));
        match own {
            Some(at) => all[at] ^= bits,
            None => {
                if let Some(at) = free() {
                    (cards[at], all[at]) = (top, bits);
                }
            }
        }
        self.tidy(seat);
    }

    /// Puts back marks that a save has; false if there is no room.
    pub(crate) fn restore(&mut self, seat: Seat, top: DeckIndex, bits: u32) -> bool {
        let free = self.bits[seat as usize].iter().position(|&bits| bits == 0);
        if let Some(at) = free {
            (self.cards[seat as usize][at], self.bits[seat as usize][at]) = (top, bits);
        }
        self.tidy(seat);
        free.is_some()
    }

    /// A card is no longer the Pokémon that was marked.
    pub(crate) fn forget(&mut self, seat: Seat, card: DeckIndex) {
        let cards = self.cards[seat as usize].iter().zip(&mut self.bits[seat as usize]);
        cards.filter(|(known, _)| **known == card).for_each(|(_, bits)| *bits = 0);
        self.tidy(seat);
    }

    /// The same marks are the same bytes, however they came about.
    fn tidy(&mut self, seat: Seat) {
        let (cards, bits) = (&mut self.cards[seat as usize], &mut self.bits[seat as usize]);
        for (card, _) in cards.iter_mut().zip(&*bits).filter(|(_, bits)| **bits == 0) {
            *card = NO_CARD;
        }
        for at in 1..SLOTS {
            let mut to = at;
            while to > 0 && cards[to] < cards[to - 1] {
                cards.swap(to, to - 1);
                bits.swap(to, to - 1);
                to -= 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SLOTS_OF: [DeckIndex; SLOTS + 1] = [7, 3, 9, 11, 20, 5, NO_CARD];

    #[test]
    fn every_pokemon_in_play_can_be_marked() {
        let mut marks = Marks::NONE;
        for slot in (0..SLOTS as Slot).rev() {
            marks.flip(Seat::Player, SLOTS_OF, slot, 1 << slot | 0x100);
        }
        for (slot, &top) in SLOTS_OF[..SLOTS].iter().enumerate() {
            assert_eq!(marks.of(Seat::Player, top), 1 << slot | 0x100);
        }
        assert_eq!(marks.of(Seat::Opponent, 7), 0);
        // Those that left make room, even if nobody said so.
        let others = [30, 31, 32, 33, 34, 35, NO_CARD];
        marks.flip(Seat::Player, others, 0, 1);
        assert_eq!(marks.of(Seat::Player, 30), 1);
        let mut again = Marks::NONE;
        for (card, bits) in marks.of_seat(Seat::Player) {
            assert!(again.restore(Seat::Player, card, bits));
        }
        assert_eq!(again, marks);
    }

    #[test]
    fn what_is_taken_off_leaves_nothing_behind() {
        let mut marks = Marks::NONE;
        marks.flip(Seat::Player, SLOTS_OF, 0, 3);
        marks.flip(Seat::Player, SLOTS_OF, 1, 1);
        marks.flip(Seat::Player, SLOTS_OF, 0, 3);
        marks.forget(Seat::Player, 3);
        assert_eq!(marks, Marks::NONE);
    }
}
