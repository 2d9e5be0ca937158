//! Random numbers: one channel for every draw, which can be recorded, replayed and forced.

pub use tallgrass_random::{Prng, SeedError};

/// What a random number is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Purpose {
    /// Whether a move hits.
    Accuracy,
    /// Whether a hit is critical.
    CriticalHit,
    /// The damage roll, 0 (most) to 15 (least).
    DamageRoll,
    /// Whether a secondary effect happens.
    Secondary,
    /// Whether an effect on the user happens.
    SelfEffect,
    /// Who goes first among equals.
    SpeedTie,
    /// How many turns something lasts.
    Duration,
    /// How many times a move hits.
    HitCount,
    /// Whom a move hits.
    Target,
    /// Which move is called.
    CalledMove,
    /// Who is dragged in.
    DragIn,
    /// Whether a status keeps its bearer from moving, or ends.
    Status,
    /// Whether an ability or item works.
    Chance,
    /// Whether a protecting move works again.
    Stall,
    /// A gender left open.
    Gender,
    /// Quick Claw.
    QuickClaw,
    /// Which of several things an effect does.
    Pick,
}

/// One random number that was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Draw {
    /// What for.
    pub purpose: Purpose,
    /// Out of how many, counted from `from`.
    pub sides: u32,
    /// What came, below `sides`.
    pub value: u32,
    /// How many lines the log had then.
    pub line: u32,
}

/// Where a battle's random numbers come from besides its seed, and where they are written down.
#[derive(Clone, Debug, Default)]
pub struct Tape {
    /// Numbers to give instead of the seed's: value below the sides asked for. Used up front to back.
    pub script: std::collections::VecDeque<(Purpose, u32)>,
    /// Whether drawing without a scripted number is an error rather than left to the seed.
    pub strict: bool,
    /// What was drawn.
    pub drawn: Vec<Draw>,
    /// What went wrong: a scripted number for another purpose, out of range, or missing.
    pub error: Option<String>,
}

impl Tape {
    /// A tape that gives these numbers, and notes an error if others are drawn.
    ///
    /// ```
    /// use tallgrass_battle::{Purpose, Tape};
    ///
    /// let tape = Tape::listed([(Purpose::Accuracy, 0), (Purpose::CriticalHit, 1)]);
    /// assert!(tape.finish().unwrap_err().contains("2 listed numbers were not drawn"));
    /// ```
    pub fn listed(draws: impl IntoIterator<Item = (Purpose, u32)>) -> Tape {
        Tape { script: draws.into_iter().collect(), strict: true, ..Tape::default() }
    }

    /// Whether everything was drawn as listed.
    ///
    /// # Errors
    /// What was drawn otherwise, or how many listed numbers are left over.
    pub fn finish(&self) -> Result<(), String> {
        match (&self.error, self.script.front()) {
            (Some(error), _) => Err(error.clone()),
            (None, Some((purpose, value))) => {
                let left = self.script.len();
                Err(format!("{left} listed numbers were not drawn, {purpose:?} {value} first"))
            }
            (None, None) => Ok(()),
        }
    }

    pub(crate) fn scripted(&mut self, purpose: Purpose, sides: u32) -> Option<u32> {
        let Some((wanted, value)) = self.script.pop_front() else {
            if self.strict && self.error.is_none() {
                self.error = Some(format!("a number for {purpose:?} (of {sides}) was drawn, and none is listed"));
            }
            return None;
        };
        if self.error.is_none() && (wanted != purpose || value >= sides) {
            self.error = Some(format!("{purpose:?} of {sides} was drawn where {wanted:?} {value} is listed"));
        }
        (value < sides).then_some(value)
    }
}
