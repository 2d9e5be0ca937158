//! A player that chooses at random.

use crate::Player;
use tallgrass_battle::{Decision, Decisions, PlayerView, Prng};

/// Of so many decisions one is chosen; there are more only where large teams are put in order.
const MOST: usize = 1000;

/// Chooses at random, each decision as likely as another.
///
/// It differs from [`RandomPlayer`](tallgrass_battle::RandomPlayer) in that it looks at nothing but its request.
///
/// ```
/// let player = tallgrass_battle_players::Random::new(1);
/// ```
#[derive(Clone, Debug)]
pub struct Random {
    dice: Prng,
}

impl Random {
    /// A player with a seed.
    pub fn new(seed: u64) -> Random {
        Random { dice: Prng::of_number(seed) }
    }
}

impl Player for Random {
    fn choose(&mut self, _: &PlayerView<'_>, offered: &Decisions) -> Option<Decision> {
        let count = offered.clone().take(MOST).count();
        let nth = self.dice.below(count.max(1) as u32);
        offered.clone().nth(nth as usize)
    }
}
