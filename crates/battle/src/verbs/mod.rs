//! What effects and the turn do to a battle, by name: hurt, heal, raise, inflict, set, take…
//!
//! Verbs that say who and what is behind something take a source and an effect. Where either is `None`, the event under
//! way supplies it: its source, and the effect whose listener is running, as in Showdown.

mod abilities;
mod boosts;
mod conditions;
mod field;
mod formes;
mod hp;
mod items;
mod known_moves;
mod moves;
mod numbers;
mod places;
mod traits;

pub use formes::{FormeChange, Spread};
pub(crate) use hp::Outcomes;
pub(crate) use items::is_restorative_berry;
pub use places::Mons;

use crate::battle::Battle;
use crate::ids::{Effect, Mon};

/// `n` times `numerator / denominator`, rounded down but at least 1 of anything: a share of somebody's HP.
pub const fn share(n: i32, numerator: i32, denominator: i32) -> i32 {
    let part = (n as i64 * numerator as i64 / denominator as i64) as i32;
    if part == 0 && n > 0 { 1 } else { part }
}

/// `n` times `numerator / denominator`, half rounded up, as JavaScript's `Math.round` does.
pub const fn rounded_share(n: i32, numerator: i32, denominator: i32) -> i32 {
    ((2 * n as i64 * numerator as i64 + denominator as i64).div_euclid(2 * denominator as i64)) as i32
}

impl Battle {
    /// The source to blame: the given one, or the event's.
    pub(crate) fn or_event_source(&self, source: Option<Mon>) -> Option<Mon> {
        source.or(self.frame.source)
    }

    /// The effect to blame: the given one, or the one whose listener is running.
    pub(crate) fn or_acting(&self, effect: Option<Effect>) -> Effect {
        effect.filter(|effect| effect.is_some()).unwrap_or(self.frame.acting)
    }
}
