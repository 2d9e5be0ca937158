//! Pokémon coming into the play area, changing places and leaving.

use super::{ACTIVE, DeckIndex, Location, NO_CARD, Page, SLOTS, Seat, Slot, State, hp_and_stage};
use tallgrass_cards::{DECK_SIZE, Kind};

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

    /// Puts a Pokémon from hand into the first free slot, and says which; nothing happens if there is none.
    pub fn place_pokemon(&mut self, seat: Seat, index: DeckIndex) -> Option<Slot> {
        let slot = self.page(seat).in_play;
        if slot as usize >= SLOTS {
            return None;
        }
        let page = self.page_mut(seat);
        page.in_play += 1;
        page.hand_to_slot(index, slot);
        page.slots[slot as usize] = index;
        let card = self.card(seat, index);
        let page = self.page_mut(seat);
        let at = slot as usize;
        page.hp[at] = card.hp;
        page.flags[at] = 0;
        page.changed_color[at] = 0;
        page.pluspowers[at] = 0;
        page.defenders[at] = 0;
        page.stage[at] = card.stage;
        if slot == ACTIVE {
            page.clear_conditions();
        }
        Some(slot)
    }

    /// Evolves a Pokémon into a card from hand, whether the rules allow it or not.
    pub fn evolve_pokemon(&mut self, seat: Seat, index: DeckIndex, slot: Slot) {
        let at = slot as usize % SLOTS;
        let old = self.page(seat).slots[at];
        self.work.pre_evolution = old;
        let old_hp = self.card(seat, old).hp;
        self.page_mut(seat).slots[at] = index;
        let new = self.card(seat, index);
        let page = self.page_mut(seat);
        page.hand_to_slot(index, slot);
        page.hp[at] = page.hp[at].wrapping_add(new.hp.wrapping_sub(old_hp));
        page.flags[at] = 0;
        page.changed_color[at] = 0;
        if slot == ACTIVE {
            page.clear_conditions();
        }
        page.stage[at] = new.stage;
    }

    /// Turns a Pokémon back into the card it evolved from, whose hit points its damage may exceed, and gives the card that
    /// was taken off; it is still in its slot. A Basic Pokémon stays as it is.
    pub fn devolve_pokemon(&mut self, seat: Seat, slot: Slot) -> Option<DeckIndex> {
        let (top, below) = self.card_below(seat, slot)?;
        self.devolve_to(seat, slot, below);
        Some(top)
    }

    /// Leaves a Pokémon as the card below its top card: damage stays, conditions and marks go.
    pub fn devolve_to(&mut self, seat: Seat, slot: Slot, below: DeckIndex) {
        let at = slot as usize % SLOTS;
        let damage = self.damage_on(seat, slot);
        let card = self.card(seat, below);
        // A card that is no Pokémon's gets there only by a mistake.
        let (hp, stage) = if card.kind.is_pokemon() { (card.hp, card.stage) } else { hp_and_stage(card.id) };
        let page = self.page_mut(seat);
        page.slots[at] = below;
        page.hp[at] = hp.saturating_sub(damage);
        page.stage[at] = stage;
        if slot == ACTIVE {
            page.clear_conditions();
        }
        page.changed_color[at] = 0;
        page.flags[at] = 0;
    }

    /// How many Pokémon of a duelist have been knocked out and still lie there. What stands in for a Pokémon doesn't
    /// count.
    pub fn knocked_out(&self, seat: Seat) -> u8 {
        let page = self.page(seat);
        (0..SLOTS)
            .filter(|&slot| {
                let index = page.slots[slot];
                index != NO_CARD
                    && page.hp[slot] == 0
                    && tallgrass_cards::card(self.card_id(seat, index)).kind != Kind::Trainer
            })
            .count() as u8
    }

    /// Whether none of a duelist's Pokémon has hit points left.
    pub fn all_knocked_out(&self, seat: Seat) -> bool {
        self.page(seat).alive() == 0
    }

    /// Damage on a Pokémon: its full hit points less those it has.
    pub fn damage_on(&self, seat: Seat, slot: Slot) -> u8 {
        self.card_at(seat, slot).hp.wrapping_sub(self.page(seat).hp[slot as usize % SLOTS])
    }

    /// Whether any of a duelist's Pokémon has damage.
    pub fn any_damage(&self, seat: Seat) -> bool {
        self.page(seat).occupied().any(|slot| self.damage_on(seat, slot) != 0)
    }

    /// The card a Pokémon evolved from: the top card and the one below it, or nothing for a Basic.
    pub fn card_below(&self, seat: Seat, slot: Slot) -> Option<(DeckIndex, DeckIndex)> {
        let page = self.page(seat);
        let top = page.slots[slot as usize % SLOTS];
        if self.card(seat, top).stage == 0 {
            return None;
        }
        let mut stages = [NO_CARD; 4];
        for index in self.cards_in_slot(seat, slot) {
            let card = self.card(seat, index);
            if card.kind.is_pokemon() {
                stages[card.stage as usize % 4] = index;
            }
        }
        let below = match page.stage[slot as usize % SLOTS] {
            1 | STAGE2_WITHOUT_STAGE1 => stages[0],
            _ => stages[1],
        };
        Some((top, below))
    }
}
