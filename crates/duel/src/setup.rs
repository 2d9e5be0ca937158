//! Beginning a duel.

use crate::{
    Deck, DeckError, Duel, Rulebook, Rules,
    choice::Ask,
    state::{Finish, Seat, State},
};
use std::sync::Arc;

/// Deck ids of the practice duel.
const PLAYERS_DECK: i8 = 1;
const SAMS_DECK: i8 = 0;

/// What two duelists agree on before they begin.
///
/// ```
/// use tallgrass_duel::{Answer, Ask, Deck, Seat, Setup};
///
/// let deck = Deck::parse("30 Fire Energy\n4 Charmander\n4 Growlithe\n4 Ponyta\n4 Vulpix\n4 Bill\n4 Potion\n4 Switch\n2 Magmar Lv24")?;
/// let mut duel = Setup::new([deck, deck]).prizes(2).seed([1, 2, 3]).begin(tallgrass_duel_cards::rulebook());
/// // Both duelists have shuffled and drawn; the first chooses the Pokémon to begin with.
/// assert_eq!(duel.pending().who, Seat::Player);
/// assert_eq!(duel.pending().ask, Ask::Place { bench: false });
/// // Somebody answers until it is over: whoever it is takes the first answer that there is.
/// while duel.pending().ask != Ask::Over {
///     let answer = duel.answers()[0];
///     duel.answer(answer)?;
/// }
/// assert!(duel.winner().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    decks: [Deck; 2],
    seed: [u8; 3],
    prizes: u8,
    rules: Rules,
    practice: bool,
}

impl Setup {
    /// A duel of these decks for 6 prizes by the cartridge's rules, from the seed of zeros.
    pub const fn new(decks: [Deck; 2]) -> Self {
        Self { decks, seed: [0; 3], prizes: 6, rules: Rules::CARTRIDGE, practice: false }
    }

    /// The practice duel: known decks that aren't shuffled, 2 prizes, a teacher who lets only the lesson pass, an end after
    /// 15 turns. The seed is the cartridge's.
    pub fn practice() -> Result<Self, DeckError> {
        let list = |id| tallgrass_cards::deck(id).map_or(Err(DeckError::Count(0)), Deck::listed);
        let setup = Self::new([list(PLAYERS_DECK)?, list(SAMS_DECK)?]);
        Ok(Self { practice: true, ..setup.prizes(2).seed([0x57; 3]) })
    }

    /// Both decks.
    pub const fn decks(&self) -> [Deck; 2] {
        self.decks
    }

    /// The three bytes everything random comes from.
    pub const fn seed(mut self, seed: [u8; 3]) -> Self {
        self.seed = seed;
        self
    }

    /// How many prizes each duelist plays for: 1 to 6; what is more or less counts as the nearest of them.
    pub const fn prizes(mut self, prizes: u8) -> Self {
        self.prizes = match prizes {
            0 => 1,
            1..=6 => prizes,
            _ => 6,
        };
        self
    }

    /// Which of the cartridge's bugs are corrected.
    pub const fn rules(mut self, rules: Rules) -> Self {
        self.rules = rules;
        self
    }

    /// Shuffles, draws, and asks the first question. Both duelists play by answers.
    pub fn begin(self, rulebook: Arc<Rulebook>) -> Duel {
        self.begin_as(rulebook, false)
    }

    /// The same, watched from the first shuffle on: see [`Duel::watch`].
    pub fn begin_watched(self, rulebook: Arc<Rulebook>) -> Duel {
        self.begin_as(rulebook, true)
    }

    fn begin_as(self, rulebook: Arc<Rulebook>, watched: bool) -> Duel {
        let state = State::new([*self.decks[0].cards(), *self.decks[1].cards()], self.seed);
        let mut duel = Duel::new(state, rulebook, self.rules);
        duel.state.table.practice = self.practice as u8;
        if watched {
            duel.watch();
        }
        duel.begin(self.prizes);
        duel
    }
}

impl Duel {
    /// Who has won, once the duel is over.
    pub fn winner(&self) -> Option<Seat> {
        if self.state.pending.ask != Ask::Over {
            return None;
        }
        match self.state.table.finished {
            finished if finished == Finish::Won as u8 => Some(self.state.turn),
            finished if finished == Finish::Lost as u8 => Some(self.state.turn.other()),
            _ => None,
        }
    }

    /// Whether the duel is over.
    pub fn is_over(&self) -> bool {
        self.state.pending.ask == Ask::Over
    }
}
