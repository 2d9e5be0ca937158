//! Where in the rules a duel stands: a stack of routines with a step each.
//!
//! Nothing blocks. A routine is a function of the duel and a step number that does a piece of work and says what comes
//! [`Next`]; the stack is part of the state, so a duel can be copied or saved while it waits for an answer.

use crate::{choice::Answer, message::Message, moment::Moment, state::Loaded};
use strum::FromRepr;

/// What a step says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The routine is through.
    Done,
    /// It ends: the game says why it can't be.
    Refuse(Message),
    /// It ends: the duelist backed out.
    Cancel,
    /// Go on at this step.
    Step(u8),
    /// A question was put with one of the `ask_` methods; go on at this step when it is answered.
    Ask(u8),
    /// Run this moment of what is loaded, then go on at this step.
    Moment(Moment, u8),
    /// Run this routine, then go on at this step.
    Call(Frame, u8),
}

impl Next {
    /// The same, but where it would be through it goes on at this step.
    pub const fn then(self, step: u8) -> Self {
        if matches!(self, Self::Done) { Self::Step(step) } else { self }
    }

    /// The same for steps that are counted from `first`: for a choice that is part of a longer one.
    pub const fn from_step(self, first: u8) -> Self {
        match self {
            Self::Step(step) => Self::Step(first + step),
            Self::Ask(step) => Self::Ask(first + step),
            Self::Moment(moment, step) => Self::Moment(moment, first + step),
            Self::Call(frame, step) => Self::Call(frame, first + step),
            Self::Done | Self::Refuse(_) | Self::Cancel => self,
        }
    }
}

/// How a routine or moment ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// It went through.
    Done,
    /// The game refused, and said why.
    Refused(Message),
    /// The duelist backed out.
    Cancelled,
}

impl Verdict {
    /// Whether it went through.
    pub const fn is_done(self) -> bool {
        matches!(self, Self::Done)
    }
}

/// The routines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FromRepr)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Routine {
    /// A whole duel: set-up, turns, sudden death.
    Game,
    Setup,
    /// A turn's owner's attack, by answers.
    Attack,
    /// Damage, effects after it, knock-outs.
    DealDamage,
    /// What confusion does to the attacker.
    ConfusionDamage,
    /// Judging knock-outs: prizes, replacements, the result.
    KnockOuts,
    TakePrizes,
    ReplaceActive,
    PlayTrainer,
    UsePower,
    PlayBasic,
    Evolve,
    /// What a Pokémon just played sets off.
    Played,
    PlayEnergy,
    Retreat,
    /// Between turns, without the end-of-turn step before it.
    BetweenTurns,
    /// An action of the cartridge's AI.
    Command,
    /// A moment whose handler has steps.
    Moment,
}

/// A routine under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Frame {
    /// Which.
    pub routine: Routine,
    /// Where in it.
    pub step: u8,
    /// What it was given, and what it keeps.
    pub data: [u8; 4],
}

impl Frame {
    /// A routine at its beginning.
    pub const fn new(routine: Routine, data: [u8; 4]) -> Self {
        Self { routine, step: 0, data }
    }

    /// Knock-outs on both sides, for an effect that may cause some.
    pub const fn knock_outs() -> Self {
        Self::new(Routine::KnockOuts, [0; 4])
    }

    /// A handler with steps, by its number among the effects on what is loaded.
    pub(crate) const fn moment(moment: Moment, of: Loaded, number: u8) -> Self {
        let [low, high] = of.card.to_le_bytes();
        Self::new(Routine::Moment, [(moment as u8) << 2 | of.place & 3, low, high, number])
    }

    /// Which handler it is, if it is one.
    pub(crate) fn of_moment(self) -> Option<(Moment, Loaded, usize)> {
        let [packed, low, high, number] = self.data;
        let moment = Moment::from_repr(packed >> 2).filter(|_| self.routine == Routine::Moment)?;
        Some((moment, Loaded { card: u16::from_le_bytes([low, high]), place: packed & 3 }, number as usize))
    }

    /// What a Pokémon that an effect has put into play sets off.
    pub const fn played(card: u8, slot: u8) -> Self {
        Self::new(Routine::Played, [card, slot, 0, 0])
    }
}

/// Deepest nesting of routines: a Metronome in a turn in a duel needs seven.
const DEPTH: usize = 12;

/// The stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Flow {
    frames: [Frame; DEPTH],
    depth: u8,
    /// How the last routine or moment ended.
    pub verdict: Verdict,
    /// The answer that was given last.
    pub answer: Answer,
    /// An attempt is under way: backing out is allowed.
    pub attempting: bool,
}

impl Flow {
    /// Nothing under way.
    pub const EMPTY: Self = Self {
        frames: [Frame::new(Routine::Game, [0; 4]); DEPTH],
        depth: 0,
        verdict: Verdict::Done,
        answer: Answer::Stop,
        attempting: false,
    };

    /// Whether nothing is under way.
    pub fn is_idle(&self) -> bool {
        self.depth == 0
    }

    /// The routines under way, the outermost first.
    pub fn frames(&self) -> &[Frame] {
        &self.frames[..self.depth as usize]
    }

    /// Puts back a routine that was under way; false if there is no room.
    pub(crate) fn restore(&mut self, frame: Frame) -> bool {
        let room = (self.depth as usize) < DEPTH;
        self.push(frame);
        room
    }

    /// Leaves everything that was under way for this routine.
    pub(crate) fn restart(&mut self, frame: Frame) {
        *self = Self { attempting: self.attempting, ..Self::EMPTY };
        self.push(frame);
    }

    /// The routine that runs.
    pub fn top(&mut self) -> Option<&mut Frame> {
        self.frames[..self.depth as usize].last_mut()
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        // Nothing nests deeper than the rules do; a pack that would is stopped here rather than overflowing.
        if (self.depth as usize) < DEPTH {
            self.frames[self.depth as usize] = frame;
            self.depth += 1;
        }
    }

    /// Puts a routine on top of the one that waits, which goes on at `step` when it has ended.
    pub(crate) fn call(&mut self, frame: Frame, step: u8) {
        if let Some(top) = self.top() {
            top.step = step;
        }
        self.push(frame);
    }

    pub(crate) fn pop(&mut self, verdict: Verdict) {
        self.depth -= 1;
        self.frames[self.depth as usize] = Frame::new(Routine::Game, [0; 4]);
        self.verdict = verdict;
    }
}
