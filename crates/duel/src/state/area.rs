//! Pokémon changing places in the play area, and leaving it.

use super::{ACTIVE, Location, NO_CARD, Page, SLOTS, Seat, Slot, State};
use tallgrass_cards::DECK_SIZE;

/// The stage of a Stage 2 Pokémon that skipped Stage 1, in [`Page::stage`].
pub const STAGE2_WITHOUT_STAGE1: u8 = 3;

impl Page {
    /// Swaps everything two Pokémon have, cards attached included.
    pub fn swap_slots(&mut self, one: Slot, other: Slot) {
        if one == other {
            return;
        }
        let (a, b) = (one as usize % SLOTS, other as usize % SLOTS);
        self.slots.swap(a, b);
        self.hp.swap(a, b);
        self.flags.swap(a, b);
        self.stage.swap(a, b);
        self.changed_color.swap(a, b);
        self.pluspowers.swap(a, b);
        self.defenders.swap(a, b);
        let (one, other) = (Location::PLAY_AREA | one, Location::PLAY_AREA | other);
        for location in &mut self.locations {
            if *location == one {
                *location = other;
            } else if *location == other {
                *location = one;
            }
        }
    }

    /// Switches the Active Pokémon with a Benched one; its conditions go.
    pub fn switch_active(&mut self, slot: Slot) {
        self.clear_conditions();
        self.swap_slots(ACTIVE, slot);
    }

    /// Empties a slot. Its flags stay until a Pokémon is next put there.
    pub fn empty_slot(&mut self, slot: Slot) {
        let slot = slot as usize % SLOTS;
        self.slots[slot] = NO_CARD;
        self.hp[slot] = 0;
        self.stage[slot] = 0;
        self.changed_color[slot] = 0;
        self.defenders[slot] = 0;
        self.pluspowers[slot] = 0;
    }

    /// Discards a Pokémon with everything attached to it, in deck-index order.
    pub fn discard_slot(&mut self, slot: Slot) {
        self.empty_slot(slot);
        self.in_play = self.in_play.saturating_sub(1);
        let place = Location::PLAY_AREA | slot;
        for index in 0..DECK_SIZE {
            if self.locations[index] == place {
                self.discard(index as u8);
            }
        }
    }

    /// Moves Pokémon up so that no slot is empty before an occupied one.
    pub fn close_gaps(&mut self) {
        let mut to = 0;
        for from in 0..SLOTS as u8 {
            if self.slots[from as usize] & 0x80 == 0 {
                self.swap_slots(from, to);
                to += 1;
            }
        }
    }
}

impl State {
    /// Moves Pokémon up on both sides so that no slot is empty before an occupied one.
    pub fn close_all_gaps(&mut self) {
        self.pages.iter_mut().for_each(Page::close_gaps);
    }

    /// Whether none of a duelist's Pokémon has hit points left.
    pub fn all_knocked_out(&self, seat: Seat) -> bool {
        self.page(seat).alive() == 0
    }
}
