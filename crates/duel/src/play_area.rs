//! Pokémon coming into the play area, evolving and devolving, and what they have suffered there.

use crate::{
    Duel,
    state::{ACTIVE, DeckIndex, NO_CARD, SLOTS, STAGE2_WITHOUT_STAGE1, Seat, Slot, hp_and_stage},
};
use tallgrass_cards::Kind;

impl Duel {
    fn hp_and_stage(&self, seat: Seat, index: DeckIndex) -> (u8, u8) {
        let card = self.card(seat, index);
        (card.hp, card.stage)
    }

    /// Puts a Pokémon from hand into the first free slot, and says which; nothing happens if there is none.
    pub fn place_pokemon(&mut self, seat: Seat, index: DeckIndex) -> Option<Slot> {
        let slot = self.state.page(seat).in_play;
        if slot as usize >= SLOTS {
            return None;
        }
        let page = self.state.page_mut(seat);
        page.in_play += 1;
        page.hand_to_slot(index, slot);
        page.slots[slot as usize] = index;
        let (hp, stage) = self.hp_and_stage(seat, index);
        self.state.marks.forget(seat, index);
        let page = self.state.page_mut(seat);
        let at = slot as usize;
        page.hp[at] = hp;
        page.flags[at] = 0;
        page.changed_color[at] = 0;
        page.pluspowers[at] = 0;
        page.defenders[at] = 0;
        page.stage[at] = stage;
        if slot == ACTIVE {
            page.clear_conditions();
        }
        Some(slot)
    }

    /// Evolves a Pokémon into a card from hand, whether the rules allow it or not.
    pub fn evolve_pokemon(&mut self, seat: Seat, index: DeckIndex, slot: Slot) {
        let at = slot as usize % SLOTS;
        let old = self.state.page(seat).slots[at];
        self.state.work.pre_evolution = old;
        let (old_hp, _) = self.hp_and_stage(seat, old);
        self.state.page_mut(seat).slots[at] = index;
        let (new_hp, stage) = self.hp_and_stage(seat, index);
        self.state.marks.forget(seat, old);
        self.state.marks.forget(seat, index);
        let page = self.state.page_mut(seat);
        page.hand_to_slot(index, slot);
        page.hp[at] = page.hp[at].wrapping_add(new_hp.wrapping_sub(old_hp));
        page.flags[at] = 0;
        page.changed_color[at] = 0;
        if slot == ACTIVE {
            page.clear_conditions();
        }
        page.stage[at] = stage;
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
        let top = self.state.page(seat).slots[at];
        self.state.marks.forget(seat, top);
        self.state.marks.forget(seat, below);
        let page = self.state.page_mut(seat);
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
        let page = self.state.page(seat);
        (0..SLOTS)
            .filter(|&slot| {
                let index = page.slots[slot];
                index != NO_CARD
                    && page.hp[slot] == 0
                    && self.rulebook().card(self.state.card_id(seat, index)).kind != Kind::Trainer
            })
            .count() as u8
    }

    /// Damage on a Pokémon: its full hit points less those it has.
    pub fn damage_on(&self, seat: Seat, slot: Slot) -> u8 {
        self.card_at(seat, slot).hp.wrapping_sub(self.state.page(seat).hp[slot as usize % SLOTS])
    }

    /// Whether any of a duelist's Pokémon has damage.
    pub fn any_damage(&self, seat: Seat) -> bool {
        self.state.page(seat).occupied().any(|slot| self.damage_on(seat, slot) != 0)
    }

    /// The card a Pokémon evolved from: the top card and the one below it, or nothing for a Basic.
    pub fn card_below(&self, seat: Seat, slot: Slot) -> Option<(DeckIndex, DeckIndex)> {
        let page = self.state.page(seat);
        let top = page.slots[slot as usize % SLOTS];
        if self.card(seat, top).stage == 0 {
            return None;
        }
        let mut stages = [NO_CARD; 4];
        for index in self.state.cards_in_slot(seat, slot) {
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
