//! Small positions for trying effects out: what lies before each duelist, as short lists of cards.
//!
//! ```
//! use tallgrass_duel::{prelude::*, scenario::{Side, position}};
//!
//! let mine = Side { play: &[id::ABRA], hand: &[id::BILL], ..Side::default() };
//! let theirs = Side { play: &[id::EKANS, id::WEEDLE], ..Side::default() };
//! let state = position(mine, theirs).unwrap();
//! assert_eq!(state.page(Seat::Opponent).in_play, 2);
//! ```

use crate::{
    Duel, Rulebook, Rules,
    state::{ACTIVE, DeckIndex, Location, PageFlags, SLOTS, Seat, State},
};
use tallgrass_cards::{CardId, DECK_SIZE, id};

/// What lies before one duelist. Cards have deck indexes in the order in which they are listed here; the rest of the
/// sixty is Grass Energy in the discard pile.
#[derive(Clone, Copy, Debug, Default)]
pub struct Side<'a> {
    /// The Pokémon in play, Active first; Basic or not. They were there when the turn began.
    pub play: &'a [CardId],
    /// Cards attached to the Active Pokémon.
    pub attached: &'a [CardId],
    /// The hand, oldest card first.
    pub hand: &'a [CardId],
    /// The deck, top first.
    pub deck: &'a [CardId],
    /// The prizes.
    pub prizes: &'a [CardId],
}

/// Why a position can't be set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// A duelist has only sixty cards.
    #[error("{0} cards are listed for a duelist, who has only {DECK_SIZE}")]
    TooManyCards(usize),
    /// No play area holds as many Pokémon, or no duelist plays for as many prizes.
    #[error("{0} are listed where there is room for six")]
    MoreThanSix(usize),
}

impl Side<'_> {
    fn lists(&self) -> [&[CardId]; 5] {
        [self.play, self.attached, self.hand, self.prizes, self.deck]
    }

    fn cards(&self) -> Result<[CardId; DECK_SIZE], PositionError> {
        let listed = self.lists().iter().map(|list| list.len()).sum();
        if listed > DECK_SIZE {
            return Err(PositionError::TooManyCards(listed));
        }
        for list in [self.play, self.prizes] {
            if list.len() > SLOTS {
                return Err(PositionError::MoreThanSix(list.len()));
            }
        }
        let mut cards = [id::GRASS_ENERGY; DECK_SIZE];
        for (place, &card) in cards.iter_mut().zip(self.lists().into_iter().flatten()) {
            *place = card;
        }
        Ok(cards)
    }

    fn deal(&self, state: &mut State, seat: Seat) {
        let lengths = self.lists().map(|list| list.len() as DeckIndex);
        let mut next: DeckIndex = 0;
        let mut take = |count: DeckIndex| {
            next += count;
            next - count..next
        };
        let [play, attached, hand, prizes, deck] = lengths.map(&mut take);
        for card in 0..prizes.end {
            let page = state.page_mut(seat);
            page.draw();
            if prizes.contains(&card) {
                let at = card - prizes.start;
                page.prize_cards[at as usize] = card;
                page.prizes |= 1 << at;
                page.locations[card as usize] = Location::PRIZE;
                continue;
            }
            page.add_to_hand(card);
            if play.contains(&card) {
                if let Some(slot) = state.place_pokemon(seat, card) {
                    state.page_mut(seat).flags[slot as usize] = PageFlags::CAN_EVOLVE;
                }
            } else if attached.contains(&card) {
                page.hand_to_slot(card, ACTIVE);
            } else {
                debug_assert!(hand.contains(&card));
            }
        }
        for card in deck.end..DECK_SIZE as DeckIndex {
            let page = state.page_mut(seat);
            page.take_from_deck(card);
            page.discard(card);
        }
    }
}

/// A position in the player's turn, some turns into a duel.
pub fn position(mine: Side<'_>, theirs: Side<'_>) -> Result<State, PositionError> {
    let mut state = State::new([mine.cards()?, theirs.cards()?], [1, 2, 3]);
    state.turn = Seat::Player;
    state.table.whose_turn = Seat::Player.page();
    state.table.turns = 2;
    mine.deal(&mut state, Seat::Player);
    theirs.deal(&mut state, Seat::Opponent);
    Ok(state)
}

/// A duel by the cartridge's rules in that position, the player being asked what to do. Where no prizes are listed, or no
/// deck, there are six Grass Energies, so that the duel can go on.
pub fn turn(mine: Side<'_>, theirs: Side<'_>, rulebook: &'static Rulebook) -> Result<Duel, PositionError> {
    fn filled(side: Side<'_>) -> Side<'_> {
        let or_six = |list| if <[CardId]>::is_empty(list) { &[id::GRASS_ENERGY; 6] } else { list };
        Side { prizes: or_six(side.prizes), deck: or_six(side.deck), ..side }
    }
    let mut duel = Duel::new(position(filled(mine), filled(theirs))?, rulebook, Rules::CARTRIDGE);
    duel.continue_turn();
    Ok(duel)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_lies_where_it_was_listed() {
        let mine = Side {
            play: &[id::ABRA, id::KADABRA],
            attached: &[id::PSYCHIC_ENERGY],
            hand: &[id::BILL, id::POTION],
            prizes: &[id::LASS],
            deck: &[id::EKANS, id::WEEDLE],
        };
        let state = position(mine, Side::default()).unwrap();
        let page = state.page(Seat::Player);
        assert_eq!((page.in_play, page.hand_count, page.deck_count(), page.prizes), (2, 2, 2, 1));
        assert_eq!(state.attached_energy(Seat::Player, ACTIVE).as_slice(), [2]);
        assert_eq!(page.hand(), [3, 4]);
        assert_eq!((page.prize_cards[0], page.deck()), (5, &[6, 7][..]));
        assert_eq!(page.discard_count, 52);
        assert_eq!(state.page(Seat::Opponent).discard_count, 60);
    }

    #[test]
    fn too_much_is_refused() {
        let many = [id::GRASS_ENERGY; 61];
        let error = position(Side { deck: &many, ..Side::default() }, Side::default()).unwrap_err();
        assert_eq!(error, PositionError::TooManyCards(61));
        let error = position(Side { prizes: &many[..7], ..Side::default() }, Side::default()).unwrap_err();
        assert_eq!(error, PositionError::MoreThanSix(7));
    }
}
