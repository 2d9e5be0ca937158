//! What a duelist sees: the table, the own hand, and of everything else only how much there is.

use crate::{
    Answers, Duel,
    checkpoints::CheckpointKind,
    choice::{Ask, Pending},
    random::Rng,
    state::{CardList, Condition, DeckIndex, Energies, Location, NO_CARD, Page, Seat, Slot},
};
use tallgrass_cards::{Card, CardId, Catalogue, DECK_SIZE};

/// A card that is seen: its number in the duel and what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seen {
    /// Its deck index, by which answers name it.
    pub index: DeckIndex,
    /// Its id.
    pub id: CardId,
}

impl Seen {
    /// What is printed on it.
    pub fn card<'a>(self, view: &View<'a>) -> &'a Card {
        view.card(self.id)
    }
}

/// A duel as one of the duelists sees it. It hides the other's hand, the order and the rest of both decks, what lies
/// under the prizes, and the random numbers to come.
///
/// ```
/// use tallgrass_duel::{Answer, Deck, Seat, Setup};
///
/// let deck = Deck::parse("40 Water Energy\n4 Squirtle\n4 Seel\n4 Staryu\n4 Goldeen\n4 Poliwag")?;
/// let mut duel = Setup::new([deck, deck]).begin(tallgrass_duel_cards::rulebook());
/// let view = duel.seen_by(Seat::Player);
/// assert_eq!(view.own().hand().map(Iterator::count), Some(7));
/// assert_eq!(view.other().hand_count(), 7);
/// assert!(view.other().hand().is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    duel: &'a Duel,
    who: Seat,
}

/// One side of the table, as one of the duelists sees it.
#[derive(Clone, Copy, Debug)]
pub struct Side<'a> {
    duel: &'a Duel,
    whose: Seat,
    open_hand: bool,
}

/// A Pokémon in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InPlay<'a> {
    /// Its place.
    pub slot: Slot,
    /// Its top card.
    pub top: Seen,
    /// What it is, as it counts in play.
    pub card: &'a Card,
    /// Hit points left.
    pub hp: u8,
    /// Energy attached, by colour.
    pub energies: Energies,
    /// Its colour, as Shift may have changed it: a number of [`tallgrass_cards::Color`].
    pub color: u8,
    /// PlusPowers attached.
    pub pluspowers: u8,
    /// Defenders attached.
    pub defenders: u8,
    /// It was there when the turn began, so it may evolve.
    pub may_evolve: bool,
    /// Its Power was used this turn.
    pub used_power: bool,
}

impl Duel {
    /// What a duelist sees.
    pub fn seen_by(&self, who: Seat) -> View<'_> {
        View { duel: self, who }
    }
}

impl<'a> View<'a> {
    /// Whose view it is.
    pub const fn who(&self) -> Seat {
        self.who
    }

    /// What is printed on a card.
    pub fn card(&self, id: CardId) -> &'a Card {
        self.duel.rulebook().card(id)
    }

    /// Whose turn it is.
    pub const fn turn(&self) -> Seat {
        self.duel.state.turn
    }

    /// How many turns were played.
    pub const fn turns(&self) -> u8 {
        self.duel.state.table.turns
    }

    /// Whether the turn's Energy was attached.
    pub const fn energy_played(&self) -> bool {
        self.duel.state.table.energy_played != 0
    }

    /// Names of the turn flags that are set.
    pub fn flags(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        self.duel.flags_set()
    }

    /// Who has won, once the duel is over.
    pub fn winner(&self) -> Option<Seat> {
        self.duel.winner()
    }

    /// Who must decide.
    pub const fn decides(&self) -> Seat {
        self.duel.state.pending.who
    }

    /// What must be decided, if it is this duelist who must.
    pub fn pending(&self) -> Option<&'a Pending> {
        let pending = &self.duel.state.pending;
        (pending.who == self.who && !matches!(pending.ask, Ask::Nothing | Ask::Over)).then_some(pending)
    }

    /// The answers that will go through, if it is this duelist who must decide.
    pub fn answers(&self) -> Answers {
        if self.pending().is_some() { self.duel.answers() } else { Answers::new() }
    }

    /// The cards to choose from, if it is this duelist who must choose one.
    pub fn choices(&self) -> impl Iterator<Item = Seen> + use<'a> {
        let state = &self.duel.state;
        let (of, list) = match self.pending() {
            Some(&Pending { ask: Ask::Card { of }, .. }) => (of, state.list.as_slice()),
            _ => (self.who, &[][..]),
        };
        list.iter().map(move |&index| Seen { index, id: state.card_id(of, index) })
    }

    /// The own side.
    pub fn own(&self) -> Side<'a> {
        Side { duel: self.duel, whose: self.who, open_hand: true }
    }

    /// The other's side. Clairvoyance opens its hand, and so may what asks this duelist something.
    pub fn other(&self) -> Side<'a> {
        let shown = self.pending().is_some_and(|pending| pending.open_hand);
        let open_hand =
            shown || self.duel.count_passive(self.who, CheckpointKind::SeesHand) != 0 && !self.duel.powers_stopped();
        Side { duel: self.duel, whose: self.who.other(), open_hand }
    }

    /// Either side.
    pub fn side(&self, seat: Seat) -> Side<'a> {
        if seat == self.who { self.own() } else { self.other() }
    }

    /// A duel that looks the same from here: what is hidden is shuffled anew with `draw`, which gives a number below the
    /// one it is given, and the random numbers to come are others. It keeps no log.
    ///
    /// What each deck holds altogether is taken as known; what is where is not.
    pub fn imagine(&self, seed: [u8; 3], mut draw: impl FnMut(usize) -> usize) -> Duel {
        let mut duel = self.duel.trial();
        duel.state.rng = Rng::new(seed);
        let shown = self.choices().fold(0u64, |mask, seen| mask | 1 << seen.index);
        let shown_of = match self.pending() {
            Some(&Pending { ask: Ask::Card { of }, .. }) => Some(of),
            _ => None,
        };
        for seat in Seat::BOTH {
            let page = self.duel.state.page(seat);
            let hidden = |index: &u8| {
                let hidden_place = match page.location(*index) {
                    Location::DECK | Location::PRIZE => true,
                    Location::HAND => !self.side(seat).open_hand,
                    _ => false,
                };
                hidden_place && !(shown_of == Some(seat) && shown & 1 << *index != 0)
            };
            let hidden: CardList = (0..DECK_SIZE as u8).filter(hidden).collect();
            let cards = &mut duel.state.decks[seat as usize];
            let hidden = hidden.as_slice();
            for at in (1..hidden.len()).rev() {
                cards.swap(hidden[at] as usize, hidden[draw(at + 1) % (at + 1)] as usize);
            }
        }
        duel
    }
}

impl<'a> Side<'a> {
    fn page(&self) -> &'a Page {
        self.duel.state.page(self.whose)
    }

    fn seen(self, index: DeckIndex) -> Seen {
        Seen { index, id: self.duel.state.card_id(self.whose, index) }
    }

    /// Every card there is.
    pub fn cards(&self) -> &'a Catalogue {
        self.duel.rulebook().cards()
    }

    /// The names of the marks on the Pokémon in a slot.
    pub fn marks(&self, slot: Slot) -> impl Iterator<Item = &'a str> + use<'a> {
        self.duel.marks_on(self.whose, slot)
    }

    /// Whose side it is.
    pub const fn whose(&self) -> Seat {
        self.whose
    }

    /// How many cards the hand has.
    pub fn hand_count(&self) -> u8 {
        self.page().hand_count
    }

    /// How many cards the deck has left.
    pub fn deck_count(&self) -> u8 {
        self.page().deck_count()
    }

    /// Which prizes are left, as a mask.
    pub fn prizes(&self) -> u8 {
        self.page().prizes
    }

    /// The hand, oldest card first, if it is seen.
    pub fn hand(&self) -> Option<impl Iterator<Item = Seen> + use<'a>> {
        let side = *self;
        self.open_hand.then(|| side.page().hand().iter().map(move |&index| side.seen(index)))
    }

    /// The discard pile, oldest card first.
    pub fn discard_pile(&self) -> impl Iterator<Item = Seen> + use<'a> {
        let side = *self;
        self.page().discard_pile().iter().filter(|&&index| index != NO_CARD).map(move |&index| side.seen(index))
    }

    /// The Pokémon in play, Active first.
    pub fn pokemon(&self) -> impl Iterator<Item = InPlay<'a>> + use<'a> {
        let side = *self;
        self.page().occupied().filter_map(move |slot| side.in_play(slot))
    }

    /// The Pokémon in a slot.
    pub fn in_play(&self, slot: Slot) -> Option<InPlay<'a>> {
        let (page, at) = (self.page(), slot as usize);
        let index = *page.slots.get(at).filter(|&&index| at < page.in_play as usize && index != NO_CARD)?;
        Some(InPlay {
            slot,
            top: self.seen(index),
            card: self.duel.card_at(self.whose, slot),
            hp: page.hp[at],
            energies: self.duel.energies(self.whose, slot),
            color: self.duel.color_at(self.whose, slot),
            pluspowers: page.pluspowers[at],
            defenders: page.defenders[at],
            may_evolve: page.flags[at] & crate::state::PageFlags::CAN_EVOLVE != 0,
            used_power: page.flags[at] & crate::state::PageFlags::USED_POWER != 0,
        })
    }

    /// Every card that belongs to the Pokémon in a slot, in deck-index order: what it evolved from, and what is attached.
    pub fn cards_of(&self, slot: Slot) -> impl Iterator<Item = Seen> + use<'a> {
        let side = *self;
        self.duel.state.cards_in_slot(self.whose, slot).map(move |index| side.seen(index))
    }

    /// Special conditions of the Active Pokémon, as the cartridge writes them: see [`Condition`].
    pub fn status(&self) -> u8 {
        self.page().status
    }

    /// The special conditions of the Active Pokémon.
    pub fn conditions(&self) -> impl Iterator<Item = Condition> + use<> {
        Condition::all_of(self.page().status)
    }

    /// Whether the Active Pokémon has a special condition.
    pub fn has(&self, condition: Condition) -> bool {
        let kind = if condition.keeps() == Condition::LOW { Condition::POISON } else { Condition::LOW };
        self.page().status & kind == condition as u8
    }

    /// What protects the Active Pokémon: a number of [`crate::state::Defence`], 0 for nothing.
    pub fn protection(&self) -> u8 {
        self.page().substatus1
    }

    /// What hinders the Active Pokémon: a number of [`crate::state::Hindrance`], 0 for nothing.
    pub fn hindrance(&self) -> u8 {
        self.page().substatus2
    }
}
