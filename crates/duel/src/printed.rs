//! What is printed on the cards, wherever they lie.

use crate::{
    Duel,
    state::{CardList, DeckIndex, Energies, Location, Seat, Slot},
};
use tallgrass_cards::{Attack, Card, CardId, Category, Color, DECK_SIZE, Kind, Name, card, id};

/// What a Trainer that stands in for a Pokémon is while it is in play: 10 hit points, no attacks, unable to retreat.
fn stand_in(trainer: &Card) -> Card {
    Card {
        kind: Kind::Pokemon(Color::Colorless),
        hp: 10,
        retreat: 100,
        attacks: [
            Attack { name: Name::new("Discard"), category: Category::Power, has_effect: true, ..Attack::NONE },
            Attack::NONE,
        ],
        ..trainer.clone()
    }
}

fn in_play_card(id: CardId) -> &'static Card {
    use std::sync::OnceLock;
    static DOLL: OnceLock<Card> = OnceLock::new();
    static FOSSIL: OnceLock<Card> = OnceLock::new();
    match id {
        id::CLEFAIRY_DOLL => DOLL.get_or_init(|| stand_in(card(id))),
        id::MYSTERIOUS_FOSSIL => FOSSIL.get_or_init(|| stand_in(card(id))),
        _ => card(id),
    }
}

impl Duel {
    /// A duelist's card as it counts where it is: Clefairy Doll and Mysterious Fossil are Pokémon in play.
    #[inline]
    pub fn card(&self, seat: Seat, index: DeckIndex) -> &Card {
        let data = self.rulebook().card(self.state.card_id(seat, index));
        if data.kind == Kind::Trainer
            && self.state.page(seat).locations[index as usize % DECK_SIZE] & Location::PLAY_AREA != 0
        {
            return in_play_card(data.id);
        }
        data
    }

    /// The top card in a slot.
    #[inline]
    pub fn card_at(&self, seat: Seat, slot: Slot) -> &Card {
        let index = self.state.page(seat).slots[slot as usize % 7];
        if index as usize >= DECK_SIZE { self.rulebook().card(0) } else { self.card(seat, index) }
    }

    /// Energy cards attached to a Pokémon, in deck-index order.
    pub fn attached_energy(&self, seat: Seat, slot: Slot) -> CardList {
        self.state
            .cards_in_slot(seat, slot)
            .filter(|&index| self.rulebook().card(self.state.card_id(seat, index)).kind.is_energy())
            .collect()
    }

    /// How much Energy a Pokémon has attached.
    pub fn energies(&self, seat: Seat, slot: Slot) -> Energies {
        let mut energies = Energies::default();
        for index in self.state.cards_in_slot(seat, slot) {
            if let Kind::Energy(color) = self.rulebook().card(self.state.card_id(seat, index)).kind {
                let amount = if color == Color::Colorless { 2 } else { 1 };
                energies.by_color[color as usize] += amount;
                energies.total += amount;
            }
        }
        energies
    }

    /// The name of a card's Power; what stands in for a Pokémon has one too.
    pub fn power_name(&self, id: CardId) -> &str {
        let name = &self.rulebook().card(id).attacks[0].name;
        if name.is_empty() { &in_play_card(id).attacks[0].name } else { name }
    }

    /// The printed attack that is loaded; what isn't one has none.
    #[inline]
    pub fn loaded_attack(&self) -> &Attack {
        static NONE: Attack = Attack::NONE;
        let loaded = self.state.work.loaded;
        self.rulebook().card(loaded.card).attacks.get(loaded.place as usize).unwrap_or(&NONE)
    }

    /// The category of what is loaded; a Power's of what stands in for a Pokémon too.
    pub fn loaded_category(&self) -> Category {
        let attack = self.loaded_attack();
        if attack.exists() || self.state.work.loaded.place > 1 { attack.category } else { Category::Power }
    }
}
