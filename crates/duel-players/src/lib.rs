//! Computer players for duels. They play by answers, as people do, and are shown only what a person in their seat sees.
//!
//! ```
//! use tallgrass_duel::{Deck, Setup};
//! use tallgrass_duel_players::{Random, Simple, play};
//!
//! let deck = Deck::listed(tallgrass_cards::find_deck("Charmander and Friends").unwrap())?;
//! let mut duel = Setup::new([deck, deck]).prizes(4).seed([1, 2, 3]).begin(tallgrass_duel_cards::rulebook());
//! let winner = play(&mut duel, [&mut Simple::new(1), &mut Random::new(2)])?;
//! assert!(winner.is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod random;
mod sam;
mod simple;
mod worth;

pub use random::{Random, Stream};
pub use sam::Sam;
pub use simple::Simple;

use tallgrass_duel::{Answer, Answers, Ask, Duel, Refusal, Seat, View};

/// Somebody who plays.
pub trait Player {
    /// Chooses one of the answers to what is pending. There is at least one.
    fn choose(&mut self, view: &View<'_>, answers: &Answers) -> Answer;
}

/// Why a duel wasn't played to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stuck {
    /// Nobody had an answer to this.
    NoAnswer(Ask),
    /// A player gave an answer that doesn't go through.
    Refused(Answer, Refusal),
    /// This many answers were given without an end.
    Endless(u32),
}

impl std::fmt::Display for Stuck {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NoAnswer(ask) => write!(f, "there is no answer to {ask:?}"),
            Self::Refused(answer, refusal) => write!(f, "the answer {answer:?} was refused: {refusal}"),
            Self::Endless(answers) => write!(f, "the duel isn't over after {answers} answers"),
        }
    }
}

impl std::error::Error for Stuck {}

/// After this many answers a duel is given up as endless. Of a hundred thousand random duels the longest took 1,084.
pub const MAX_ANSWERS: u32 = 100_000;

/// Plays a duel to its end: the winner, if there is one.
pub fn play(duel: &mut Duel, players: [&mut dyn Player; 2]) -> Result<Option<Seat>, Stuck> {
    let mut answers = Answers::new();
    for _ in 0..MAX_ANSWERS {
        if duel.is_over() {
            return Ok(duel.winner());
        }
        duel.fill_answers(&mut answers);
        if answers.is_empty() {
            return Err(Stuck::NoAnswer(duel.pending().ask));
        }
        let who = duel.pending().who;
        let answer = players[who as usize].choose(&duel.seen_by(who), &answers);
        duel.answer(answer).map_err(|refusal| Stuck::Refused(answer, refusal))?;
    }
    Err(Stuck::Endless(MAX_ANSWERS))
}
