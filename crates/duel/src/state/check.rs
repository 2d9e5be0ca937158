//! Whether a state is one that a duel can be in: every card in exactly one place, every number in its range.

use super::{Location, NO_CARD, Page, SLOTS, Seat, State};
use tallgrass_cards::{CardId, Catalogue, DECK_SIZE};

/// What is wrong with a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// A number is out of its range.
    #[error("{what} of the {who:?} is {value}, and it can be {most} at most")]
    Range {
        /// Whose.
        who: Seat,
        /// What.
        what: &'static str,
        /// How much it is.
        value: u8,
        /// How much it may be.
        most: u8,
    },
    /// A card isn't where it says it is.
    #[error("card {card} of the {who:?} says it is at {location:#04x}, and isn't there")]
    Lost {
        /// Whose.
        who: Seat,
        /// Which, by deck index.
        card: u8,
        /// Where it says it is.
        location: u8,
    },
    /// A card is in several places, or somewhere it doesn't say it is.
    #[error("card {card} of the {who:?} lies {place}, and says it is at {location:#04x}, or is there twice")]
    Astray {
        /// Whose.
        who: Seat,
        /// Which, by deck index.
        card: u8,
        /// Where it says it is.
        location: u8,
        /// Where it lies.
        place: &'static str,
    },
    /// No card has this number.
    #[error("card {card} of the {who:?} has the number {id}, which no card has")]
    Unknown {
        /// Whose.
        who: Seat,
        /// Which, by deck index.
        card: u8,
        /// The number.
        id: CardId,
    },
}

impl State {
    /// Whether every card is in exactly one place and every count in its range. It holds whenever someone is asked
    /// something, until the duel is over.
    pub fn check(&self) -> Result<(), Flaw> {
        self.check_ranges()?;
        for who in Seat::BOTH {
            check_page(self.page(who), who)?;
        }
        Ok(())
    }

    /// Whether every card is one that there is.
    pub(crate) fn check_cards(&self, cards: &Catalogue) -> Result<(), Flaw> {
        for who in Seat::BOTH {
            let deck = &self.decks[who as usize];
            if let Some(at) = deck.iter().position(|&id| !cards.has(id)) {
                return Err(Flaw::Unknown { who, card: at as u8, id: deck[at] });
            }
        }
        Ok(())
    }

    /// Whether every count is in its range: what the rules need in order to go on.
    pub(crate) fn check_ranges(&self) -> Result<(), Flaw> {
        for who in Seat::BOTH {
            let page = self.page(who);
            let ranges = [
                ("the size of the hand", page.hand_count, DECK_SIZE as u8),
                ("the number of cards not in the deck", page.not_in_deck, DECK_SIZE as u8),
                ("the number of Pokémon in play", page.in_play, SLOTS as u8),
                ("the mask of prizes", page.prizes, 0x3f),
            ];
            if let Some(&(what, value, most)) = ranges.iter().find(|(_, value, most)| value > most) {
                return Err(Flaw::Range { who, what, value, most });
            }
        }
        Ok(())
    }
}

fn check_page(page: &Page, who: Seat) -> Result<(), Flaw> {
    if page.discard_count > page.not_in_deck {
        let (value, most) = (page.discard_count, page.not_in_deck);
        return Err(Flaw::Range { who, what: "the size of the discard pile", value, most });
    }
    let mut seen = 0u64;
    let mut lies = |card: u8, place: &'static str, wanted: fn(u8, u8) -> bool, arg: u8| {
        let location = page.locations.get(card as usize).copied().unwrap_or(0xff);
        if card as usize >= DECK_SIZE || seen & 1 << card != 0 || !wanted(location, arg) {
            return Err(Flaw::Astray { who, card, location, place });
        }
        seen |= 1 << card;
        Ok(())
    };
    for &card in page.hand() {
        lies(card, "in the hand", |location, _| location == Location::HAND, 0)?;
    }
    for &card in page.deck() {
        lies(card, "in the deck", |location, _| location == Location::DECK, 0)?;
    }
    // GLITCH: Mirror Move can discard a card that doesn't exist.
    for &card in page.discard_pile().iter().filter(|&&card| card != NO_CARD) {
        lies(card, "in the discard pile", |location, _| location == Location::DISCARD, 0)?;
    }
    for at in (0..6).filter(|at| page.prizes & 1 << at != 0) {
        lies(page.prize_cards[at], "among the prizes", |location, _| location == Location::PRIZE, 0)?;
    }
    for (slot, &top) in page.slots.iter().enumerate().take(SLOTS) {
        // A Pokémon that an attack took off the table leaves its slot empty until it is replaced.
        let left = top == NO_CARD && page.hp[slot] == 0;
        let occupied = slot < page.in_play as usize && !left;
        let place = Location::PLAY_AREA | slot as u8;
        if occupied != (top != NO_CARD) || occupied && page.locations.get(top as usize) != Some(&place) {
            let location = page.locations.get(top as usize).copied().unwrap_or(0xff);
            return Err(Flaw::Astray { who, card: top, location, place: "on top of a Pokémon" });
        }
        if occupied {
            for card in (0..DECK_SIZE as u8).filter(|&card| page.locations[card as usize] == place) {
                lies(card, "in the play area", |location, place| location == place, place)?;
            }
        }
    }
    match (0..DECK_SIZE as u8).find(|card| seen & 1 << card == 0) {
        Some(card) => Err(Flaw::Lost { who, card, location: page.locations[card as usize] }),
        None => Ok(()),
    }
}
