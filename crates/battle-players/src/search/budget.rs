//! What may be spent on a choice.

use std::str::FromStr;
use std::time::{Duration, Instant};

/// What a search may spend on one choice.
///
/// ```
/// use std::time::Duration;
/// use tallgrass_battle_players::Budget;
///
/// assert_eq!("500ms".parse(), Ok(Budget::Time(Duration::from_millis(500))));
/// assert_eq!("2000".parse(), Ok(Budget::Iterations(2000)));
/// assert!("soon".parse::<Budget>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// So many iterations: the same for the same seed, on any machine.
    Iterations(u32),
    /// So much time.
    Time(Duration),
}

/// A budget that can't be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no budget: a number of iterations (2000) or of milliseconds (500ms), at least 1")]
pub struct BudgetError(String);

impl FromStr for Budget {
    type Err = BudgetError;

    fn from_str(text: &str) -> Result<Budget, BudgetError> {
        let number = |digits: &str| digits.parse::<u32>().ok().filter(|&number| number > 0);
        let read = match text.strip_suffix("ms") {
            Some(digits) => number(digits).map(|ms| Budget::Time(Duration::from_millis(ms as u64))),
            None => number(text).map(Budget::Iterations),
        };
        read.ok_or_else(|| BudgetError(text.to_owned()))
    }
}

/// In the words that are read.
impl std::fmt::Display for Budget {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Budget::Iterations(count) => write!(f, "{count}"),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

/// A budget that is being spent by one of several threads.
#[derive(Clone, Copy)]
pub(super) enum Clock {
    Iterations(u64),
    Until(Instant),
}

impl Clock {
    pub(super) fn new(budget: Budget, threads: usize) -> Clock {
        match budget {
            Budget::Iterations(count) => Clock::Iterations((count as u64).div_ceil(threads as u64)),
            Budget::Time(time) => Clock::Until(Instant::now() + time),
        }
    }

    /// As many battles as leave some iterations for each.
    pub(super) fn worlds(self, most: usize) -> usize {
        match self {
            Clock::Iterations(count) => most.min((count / 25) as usize).max(1),
            Clock::Until(_) => most,
        }
    }

    /// Whether there is something left after so many iterations. The first is always made.
    pub(super) fn has_time(self, played: u64) -> bool {
        match self {
            Clock::Iterations(count) => played < count,
            Clock::Until(end) => played == 0 || Instant::now() < end,
        }
    }
}
