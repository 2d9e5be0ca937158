//! Decisions as data: who must decide what, the answers that will go through, and an answer.

mod legal;
mod text;

pub use text::NotAnAnswer;

use crate::{checkpoints::Denial, message::Message, state::Seat};
use arrayvec::ArrayVec;

/// An answer to [`Pending`]. Cards are deck indexes, slots are places in a play area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Answer {
    /// End the turn without attacking.
    EndTurn,
    /// Use the Active Pokémon's first (0) or second (1) attack.
    Attack(u8),
    /// Use the Pokémon Power of the Pokémon in this slot.
    Power(u8),
    /// Retreat; what to discard and who comes up is asked next.
    Retreat,
    /// Play this Trainer.
    Trainer(u8),
    /// Attach this Energy to this Pokémon.
    Energy(u8, u8),
    /// Put this Basic Pokémon on the Bench, or, in the set-up, into play.
    Basic(u8),
    /// Evolve the Pokémon in this slot into this card: (card, slot).
    Evolve(u8, u8),
    /// This card of the list.
    Card(u8),
    /// The Pokémon in this slot.
    Slot(u8),
    /// This attack, colour, prize or menu item, by number.
    Pick(u8),
    /// Yes.
    Yes,
    /// No.
    No,
    /// No more, or none.
    Stop,
    /// Back out of what was begun, before anything came of it, where [`Pending::back`] says so. It goes through though
    /// [`crate::Duel::answers`] doesn't list it, and leaves the same bytes behind as on the cartridge.
    Back,
    /// In the practice duel: play the turn again from its beginning.
    Restart,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    /// Nothing: the duel hasn't begun, or what was started has ended.
    Nothing,
    /// What to do in one's turn.
    Turn,
    /// Which Pokémon to begin with: the Active one, then the Bench.
    Place {
        /// The Active Pokémon is already there.
        bench: bool,
    },
    /// A card of [`crate::State::list`], which lists this duelist's cards.
    Card {
        /// Whose cards they are.
        of: Seat,
    },
    /// A slot.
    Slot {
        /// In whose play area.
        area: Seat,
        /// Which slots, as a mask.
        mask: u8,
    },
    /// A number: an attack, a colour, a menu item.
    Pick {
        /// Which numbers, as a mask.
        mask: u8,
    },
    /// One of one's own prizes.
    Prize,
    /// Yes or no.
    YesNo,
    /// Nothing any more: the duel is over.
    Over,
}

impl Ask {
    /// What kind of answer is asked for, in words.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Nothing => "which is nothing",
            Self::Turn => "what to do in the turn",
            Self::Place { bench: false } => "which Pokémon to begin with",
            Self::Place { bench: true } => "which Pokémon to put on the Bench",
            Self::Card { .. } => "a card of the list",
            Self::Slot { .. } => "a Pokémon in play",
            Self::Pick { .. } => "one of the numbered things",
            Self::Prize => "a prize",
            Self::YesNo => "yes or no",
            Self::Over => "which is nothing: the duel is over",
        }
    }
}

/// Who has to decide what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pending {
    /// Who.
    pub who: Seat,
    /// What.
    pub ask: Ask,
    /// What for.
    pub why: Message,
    /// [`Answer::Stop`] is an answer too.
    pub stop: bool,
    /// [`Answer::Back`] goes through too.
    pub back: bool,
    /// Whoever is asked sees the other's hand meanwhile.
    pub open_hand: bool,
}

impl Pending {
    /// Nobody has to decide anything.
    pub const NOTHING: Self = Self::new(Seat::Player, Ask::Nothing, Message::ChooseAction);

    /// A question that must be answered.
    pub const fn new(who: Seat, ask: Ask, why: Message) -> Self {
        Self { who, ask, why, stop: false, back: false, open_hand: false }
    }

    /// Lets the duelist say that it is enough.
    pub fn or_stop(&mut self) -> &mut Self {
        self.stop = true;
        self
    }

    /// Lets the duelist see the other's hand while the question is asked.
    pub fn with_their_hand_open(&mut self) -> &mut Self {
        self.open_hand = true;
        self
    }

    /// Lets the duelist back out, where the cartridge does: the B button.
    pub fn or_back(&mut self) -> &mut Self {
        self.back = true;
        self
    }
}

/// All answers that will go through, but for going back.
pub type Answers = ArrayVec<Answer, 512>;

/// Why an answer was not taken. The duel is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Nobody is asked anything.
    #[error("nobody is asked anything now")]
    NotAsked,
    /// It isn't an answer to what is asked.
    #[error("\"{answer}\" isn't among the answers to what is asked, {}", .ask.text())]
    NotListed {
        /// What was answered.
        answer: Answer,
        /// What was asked.
        ask: Ask,
    },
    /// The game has a reason.
    #[error("{}", .0.text())]
    Because(Message),
    /// A card forbids it: [`crate::Duel::refusal_in_words`] names it.
    #[error("{}", .0.why.text())]
    Forbidden(Denial),
    /// The choice was abandoned on the way.
    #[error("nothing was chosen")]
    Cancelled,
}

impl From<Denial> for Refusal {
    fn from(denial: Denial) -> Self {
        if denial.by.is_some() { Self::Forbidden(denial) } else { Self::Because(denial.why) }
    }
}
