//! Small positions for trying effects out: what lies before each duelist, as short lists of cards.
//!
//! ```
//! use tallgrass_duel::{prelude::*, scenario::{Bench, Side, position}};
//!
//! let mine = Side { play: &[id::ABRA], hand: &[id::BILL], conditions: &[Condition::Asleep], ..Side::default() };
//! let hurt = Bench { at: 1, damage: 20, attached: &[id::GRASS_ENERGY], marks: &[] };
//! let theirs = Side { play: &[id::EKANS, id::WEEDLE], bench: &[hurt], ..Side::default() };
//! let state = position(mine, theirs).unwrap();
//! assert_eq!(state.page(Seat::Opponent).in_play, 2);
//! assert_eq!(state.page(Seat::Opponent).hp[1], 20, "a Weedle has 40");
//! ```

use crate::{
    Duel, Rulebook, RulebookError, Rules,
    mark::Mark,
    state::{ACTIVE, Condition, DeckIndex, Location, PageFlags, SLOTS, Seat, Slot, State},
};
use std::sync::Arc;
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
    /// Damage on the Active Pokémon.
    pub damage: u8,
    /// Special conditions of the Active Pokémon.
    pub conditions: &'a [Condition],
    /// What else is to be said of Pokémon in play, the Active one too.
    pub bench: &'a [Bench<'a>],
}

/// What is to be said of a Pokémon in play besides what it is.
#[derive(Clone, Copy, Debug)]
pub struct Bench<'a> {
    /// Its slot.
    pub at: Slot,
    /// Damage on it.
    pub damage: u8,
    /// Cards attached to it.
    pub attached: &'a [CardId],
    /// Marks that it has, by name.
    pub marks: &'a [&'a Mark],
}

/// Why a position can't be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// A duelist has only sixty cards.
    #[error("{0} cards are listed for a duelist, who has only {DECK_SIZE}")]
    TooManyCards(usize),
    /// No play area holds as many Pokémon, or no duelist plays for as many prizes.
    #[error("{0} are listed where there is room for six")]
    MoreThanSix(usize),
    /// There is nobody there.
    #[error("something is said of a Pokémon in slot {0}, and there is none")]
    NobodyThere(Slot),
    /// More damage than it has hit points.
    #[error("{0} damage on a Pokémon in slot {1} leaves it no hit points")]
    Damage(u8, Slot),
    /// The rules can't be set up.
    #[error("{0}")]
    Rulebook(#[from] RulebookError),
}

impl<'a> Side<'a> {
    /// Nobody and nothing.
    pub const NOTHING: Self =
        Self { play: &[], attached: &[], hand: &[], deck: &[], prizes: &[], damage: 0, conditions: &[], bench: &[] };

    fn lists(&self) -> impl Iterator<Item = &'a [CardId]> + Clone + use<'a> {
        let of_bench = self.bench.iter().map(|one| one.attached);
        [self.play, self.attached, self.hand, self.prizes, self.deck].into_iter().chain(of_bench)
    }

    fn cards(&self) -> Result<[CardId; DECK_SIZE], PositionError> {
        let listed = self.lists().map(<[_]>::len).sum();
        if listed > DECK_SIZE {
            return Err(PositionError::TooManyCards(listed));
        }
        for list in [self.play, self.prizes] {
            if list.len() > SLOTS {
                return Err(PositionError::MoreThanSix(list.len()));
            }
        }
        if let Some(nobody) = self.bench.iter().find(|one| one.at as usize >= self.play.len()) {
            return Err(PositionError::NobodyThere(nobody.at));
        }
        let mut cards = [id::GRASS_ENERGY; DECK_SIZE];
        for (place, &card) in cards.iter_mut().zip(self.lists().flatten()) {
            *place = card;
        }
        Ok(cards)
    }

    fn deal(&self, duel: &mut Duel, seat: Seat) -> Result<(), PositionError> {
        let mut next: DeckIndex = 0;
        let mut take = |list: &[CardId]| {
            next += list.len() as DeckIndex;
            next - list.len() as DeckIndex..next
        };
        let [play, attached, hand, prizes, deck] =
            [self.play, self.attached, self.hand, self.prizes, self.deck].map(&mut take);
        for card in 0..prizes.end {
            let page = duel.state.page_mut(seat);
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
                if let Some(slot) = duel.place_pokemon(seat, card) {
                    duel.state.page_mut(seat).flags[slot as usize] = PageFlags::CAN_EVOLVE;
                }
            } else if attached.contains(&card) {
                page.hand_to_slot(card, ACTIVE);
            } else {
                debug_assert!(hand.contains(&card));
            }
        }
        let of_active = Bench { at: ACTIVE, damage: self.damage, attached: &[], marks: &[] };
        for one in self.bench.iter().chain([&of_active]) {
            for card in take(one.attached) {
                let page = duel.state.page_mut(seat);
                page.take_from_deck(card);
                page.add_to_hand(card);
                page.hand_to_slot(card, one.at);
            }
            let hp = &mut duel.state.page_mut(seat).hp[one.at as usize];
            if one.damage > 0 {
                let left = hp.checked_sub(one.damage).filter(|&left| left != 0);
                *hp = left.ok_or(PositionError::Damage(one.damage, one.at))?;
            }
            one.marks.iter().for_each(|mark| duel.set_mark(seat, one.at, mark));
        }
        let page = duel.state.page_mut(seat);
        for &condition in self.conditions {
            page.status = page.status & condition.keeps() | condition as u8;
        }
        for card in deck.end..DECK_SIZE as DeckIndex {
            let page = duel.state.page_mut(seat);
            if page.location(card) == Location::DECK {
                page.take_from_deck(card);
                page.discard(card);
            }
        }
        Ok(())
    }
}

fn set_up(mine: Side<'_>, theirs: Side<'_>, rulebook: Arc<Rulebook>) -> Result<Duel, PositionError> {
    let state = State::new([mine.cards()?, theirs.cards()?], [1, 2, 3]);
    let mut duel = Duel::new(state, rulebook, Rules::CARTRIDGE);
    duel.state.turn = Seat::Player;
    duel.state.table.whose_turn = Seat::Player.page();
    duel.state.table.turns = 2;
    mine.deal(&mut duel, Seat::Player)?;
    theirs.deal(&mut duel, Seat::Opponent)?;
    Ok(duel)
}

/// A position in the player's turn, some turns into a duel, of the cartridge's cards.
pub fn position(mine: Side<'_>, theirs: Side<'_>) -> Result<State, PositionError> {
    Ok(set_up(mine, theirs, Arc::new(Rulebook::new(&[])?))?.state)
}

/// A duel by the cartridge's rules in that position, the player being asked what to do. Where no prizes are listed, or no
/// deck, there are six Grass Energies, so that the duel can go on.
pub fn turn(mine: Side<'_>, theirs: Side<'_>, rulebook: Arc<Rulebook>) -> Result<Duel, PositionError> {
    fn filled(side: Side<'_>) -> Side<'_> {
        let or_six = |list| if <[CardId]>::is_empty(list) { &[id::GRASS_ENERGY; 6] } else { list };
        Side { prizes: or_six(side.prizes), deck: or_six(side.deck), ..side }
    }
    let mut duel = set_up(filled(mine), filled(theirs), rulebook)?;
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
            damage: 10,
            conditions: &[Condition::Poisoned, Condition::Asleep],
            bench: &[Bench { at: 1, damage: 30, attached: &[id::FIRE_ENERGY], marks: &[] }],
        };
        let state = position(mine, Side::default()).unwrap();
        let page = state.page(Seat::Player);
        assert_eq!((page.in_play, page.hand_count, page.deck_count(), page.prizes), (2, 2, 2, 1));
        assert_eq!(
            [0, 1].map(|slot| state.cards_in_slot(Seat::Player, slot).collect::<Vec<_>>()),
            [vec![0, 2], vec![1, 8]]
        );
        assert_eq!((page.hp[0], page.hp[1], page.status), (20, 30, 0x82));
        assert_eq!(state.check(), Ok(()));
        assert_eq!(page.hand(), [3, 4]);
        assert_eq!((page.prize_cards[0], page.deck()), (5, &[6, 7][..]));
        assert_eq!(page.discard_count, 51);
        assert_eq!(state.page(Seat::Opponent).discard_count, 60);
    }

    #[test]
    fn too_much_is_refused() {
        let many = [id::GRASS_ENERGY; 61];
        let error = position(Side { deck: &many, ..Side::default() }, Side::default()).unwrap_err();
        assert_eq!(error, PositionError::TooManyCards(61));
        let error = position(Side { prizes: &many[..7], ..Side::default() }, Side::default()).unwrap_err();
        assert_eq!(error, PositionError::MoreThanSix(7));
        let nobody = Bench { at: 1, damage: 0, attached: &[], marks: &[] };
        let error = position(Side { play: &[id::ABRA], bench: &[nobody], ..Side::default() }, Side::default());
        assert_eq!(error, Err(PositionError::NobodyThere(1)));
        let error = position(Side { play: &[id::ABRA], damage: 30, ..Side::default() }, Side::default());
        assert_eq!(error, Err(PositionError::Damage(30, 0)));
    }
}
