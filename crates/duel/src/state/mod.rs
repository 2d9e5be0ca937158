//! The state of a duel: a flat value, copied with one memcpy, compared and hashed.

mod area;
mod cards;
mod check;
mod codec;
mod conditions;
mod marks;
mod misread;
mod page;
mod table;
mod work;

pub use area::STAGE2_WITHOUT_STAGE1;
pub use cards::Energies;
pub use check::Flaw;
pub use codec::{BYTES, CodecError};
pub use conditions::{Condition, Defence, Hindrance, LastEffect};
pub use marks::Marks;
pub use misread::hp_and_stage;
pub use page::{ACTIVE, BENCH, Location, NO_CARD, Page, PageFlags, SLOTS, Slot, Substatus3};
pub use table::{Finish, Table};
pub use work::{Loaded, Queued, Work};

use crate::{choice::Pending, flow::Flow, random::Rng};
use tallgrass_cards::{CardId, DECK_SIZE};

/// One of the two duelists, named as the cartridge names them. Neither need be a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Seat {
    /// The duelist on page `c2`.
    Player,
    /// The duelist on page `c3`.
    Opponent,
}

impl Seat {
    /// Both, the player first.
    pub const BOTH: [Self; 2] = [Self::Player, Self::Opponent];

    /// The other one.
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::Player => Self::Opponent,
            Self::Opponent => Self::Player,
        }
    }

    /// The high byte of the page's address: `c2` or `c3`.
    pub const fn page(self) -> u8 {
        0xc2 + self as u8
    }

    /// The duelist with this page.
    pub const fn from_page(page: u8) -> Option<Self> {
        match page {
            0xc2 => Some(Self::Player),
            0xc3 => Some(Self::Opponent),
            _ => None,
        }
    }
}

/// A deck index: the place 0–59 of a card in its duelist's list of 60. Every card in the duel is named by one.
pub type DeckIndex = u8;

/// A list of deck indexes, in order.
#[derive(Clone, Copy)]
pub struct CardList {
    cards: [DeckIndex; DECK_SIZE],
    len: u8,
}

impl CardList {
    /// An empty list.
    pub const EMPTY: Self = Self { cards: [0; DECK_SIZE], len: 0 };

    /// The cards.
    #[inline]
    pub fn as_slice(&self) -> &[DeckIndex] {
        &self.cards[..self.len as usize]
    }

    /// Adds a card at the end; a list can hold a whole deck.
    #[inline]
    pub fn push(&mut self, card: DeckIndex) {
        if (self.len as usize) < DECK_SIZE {
            self.cards[self.len as usize] = card;
            self.len += 1;
        }
    }

    /// Takes a card out, keeping the order of the rest.
    pub fn remove(&mut self, card: DeckIndex) {
        self.retain(|other| other != card);
    }

    /// Keeps only the cards that pass.
    pub fn retain(&mut self, mut keep: impl FnMut(DeckIndex) -> bool) {
        let mut kept = 0;
        for at in 0..self.len as usize {
            if keep(self.cards[at]) {
                self.cards[kept] = self.cards[at];
                kept += 1;
            }
        }
        self.len = kept as u8;
    }

    /// The cards, to be reordered.
    pub fn as_mut_slice(&mut self) -> &mut [DeckIndex] {
        &mut self.cards[..self.len as usize]
    }
}

impl PartialEq for CardList {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for CardList {}

impl std::hash::Hash for CardList {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        self.as_slice().hash(hasher);
    }
}

impl std::fmt::Debug for CardList {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl FromIterator<DeckIndex> for CardList {
    fn from_iter<I: IntoIterator<Item = DeckIndex>>(cards: I) -> Self {
        let mut list = Self::EMPTY;
        for card in cards {
            list.push(card);
        }
        list
    }
}

/// Everything a duel is. A copy of it is a duel that goes on by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The duelists' pages, as they lie at `c200` and `c300`.
    pub pages: [Page; 2],
    /// The ids of the 60 cards of each, which lie at `c400` and `c480`.
    pub decks: [[CardId; DECK_SIZE]; 2],
    /// What the two share, as it lies at `cc05`.
    pub table: Table,
    /// The random number generator.
    pub rng: Rng,
    /// The cartridge AI's own bytes, as they lie at `cda5`.
    pub ai: [u8; 16],
    /// Whose view the game takes: the turn's owner, except while the duel is set up.
    pub turn: Seat,
    /// The action under way.
    pub work: Work,
    /// A list being chosen from or worked through.
    pub list: CardList,
    /// Where in the rules the duel stands.
    pub flow: Flow,
    /// Who has to decide what.
    pub pending: Pending,
    /// Turn flags that are set, by the numbers the rulebook gives them; cleared when a turn starts.
    pub flags: u128,
    /// Marks on Pokémon; cleared when a turn starts.
    pub marks: Marks,
}

impl State {
    /// A duel that hasn't begun, with these decks.
    pub fn new(decks: [[CardId; DECK_SIZE]; 2], seed: [u8; 3]) -> Self {
        let mut state = Self {
            pages: [Page::NEW; 2],
            decks,
            table: Table::NEW,
            rng: Rng::new(seed),
            ai: [0; 16],
            turn: Seat::Player,
            work: Work::NEW,
            list: CardList::EMPTY,
            flow: Flow::EMPTY,
            pending: Pending::NOTHING,
            flags: 0,
            marks: Marks::NONE,
        };
        for page in &mut state.pages {
            page.initialise();
        }
        state
    }

    /// A duelist's page.
    #[inline]
    pub fn page(&self, seat: Seat) -> &Page {
        &self.pages[seat as usize]
    }

    /// A duelist's page, to be changed.
    #[inline]
    pub fn page_mut(&mut self, seat: Seat) -> &mut Page {
        &mut self.pages[seat as usize]
    }

    /// The duelist whose turn it is.
    #[inline]
    pub fn me(&self) -> Seat {
        self.turn
    }

    /// The other duelist.
    #[inline]
    pub fn foe(&self) -> Seat {
        self.turn.other()
    }
}
