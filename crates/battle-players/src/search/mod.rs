//! The player that searches: a tree of simultaneous choices, grown on battles that could be the one it sees.

mod analysis;
mod budget;
mod tree;

pub use analysis::{Analysis, analyse};
pub use budget::{Budget, BudgetError};

use crate::heuristic::look_ahead;
use crate::imagination::{Imagination, seed, worlds};
use crate::trial::{MOST_TRIED, aims_at_ally};
use crate::worth::winning_with;
use crate::{Player, Random};
use budget::Clock;
use tallgrass_battle::ids::SideId;
use tallgrass_battle::state::RequestKind;
use tallgrass_battle::{Battle, Decision, Decisions, PlayerView, Prng};
use tree::{Arm, Tree};

/// How many battles each thread imagines for a choice.
const WORLDS: usize = 16;
/// In so many of them it looks a turn ahead before it searches, and takes what it sees for so many visits of each decision.
const LOOKED_AT: usize = 3;
const FIRST_VISITS: u32 = 8;

/// Searches a tree of what all players may choose, and chooses what it looked at most.
///
/// It imagines some battles that look like the one it sees, and grows a tree in each: all who are asked choose at once, each
/// as if alone ([decoupled UCT](https://doi.org/10.1109/CIG.2014.6932889)), chance is drawn anew each time, and a position
/// that is new is valued by [`winning`](crate::winning). Its own first decisions begin with what a look a turn ahead, as
/// [`Heuristic`](crate::Heuristic) has it, says of them. What it knows of its own first choice is shared by all trees, for it
/// can't tell the battles apart; the others choose in each as who knows their own team.
///
/// With one thread or several, the same view, imagination, seed and budget in iterations give the same choice.
///
/// ```
/// use tallgrass_battle_players::{Budget, Imagination, Player, Search};
///
/// fn player(imagination: impl Imagination) -> impl Player {
///     Search::new(imagination, Budget::Iterations(2000), 1).threads(2)
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Search<I> {
    imagination: I,
    budget: Budget,
    threads: usize,
    dice: Prng,
    played: u64,
}

impl<I: Imagination> Search<I> {
    /// A player on one thread, with where it has its battles from, what it may spend on a choice, and a seed.
    pub fn new(imagination: I, budget: Budget, seed: u64) -> Search<I> {
        Search { imagination, budget, threads: 1, dice: Prng::of_number(seed), played: 0 }
    }

    /// Searches on so many threads, each with its share of the iterations, or all the time there is.
    pub fn threads(mut self, threads: usize) -> Search<I> {
        self.threads = threads.max(1);
        self
    }

    /// How many iterations were made for all choices until now.
    pub fn iterations(&self) -> u64 {
        self.played
    }
}

impl<I: Imagination> Player for Search<I> {
    fn choose(&mut self, view: &PlayerView<'_>, offered: &Decisions) -> Option<Decision> {
        if view.request() == RequestKind::TeamPreview {
            return offered.clone().next();
        }
        let mut own = offered_arms(offered);
        if own.len() < 2 {
            return own.pop().map(|arm| arm.decision);
        }
        let clock = Clock::new(self.budget, self.threads);
        let count = clock.worlds(WORLDS) * self.threads;
        let Some((side, worlds)) = worlds(&self.imagination, view, count, &mut self.dice) else {
            return Random::new(seed(&mut self.dice)).choose(view, offered);
        };
        let decisions: Vec<Decision> = own.iter().map(|arm| arm.decision.clone()).collect();
        let ahead = look_ahead(&worlds[..worlds.len().min(LOOKED_AT)], side, &decisions, &mut self.dice);
        for (arm, balance) in own.iter_mut().zip(ahead) {
            arm.visits = FIRST_VISITS;
            arm.total = FIRST_VISITS as f64 * winning_with(balance);
        }
        let first = own.clone();
        let share = worlds.len().div_ceil(self.threads);
        let parts: Vec<(&[Battle], u64)> = worlds.chunks(share).map(|part| (part, seed(&mut self.dice))).collect();
        let grown: Vec<(Vec<Arm>, u64)> = match parts[..] {
            [(part, seed)] => vec![grow(part, side, own.clone(), clock, seed)],
            _ => std::thread::scope(|scope| {
                let tasks: Vec<_> = parts
                    .into_iter()
                    .map(|(part, seed)| {
                        let own = own.clone();
                        scope.spawn(move || grow(part, side, own, clock, seed))
                    })
                    .collect();
                tasks.into_iter().filter_map(|task| task.join().ok()).collect()
            }),
        };
        for (arms, played) in grown {
            self.played += played;
            for ((sum, arm), first) in own.iter_mut().zip(arms).zip(&first) {
                sum.visits += arm.visits - first.visits;
                sum.total += arm.total - first.total;
            }
        }
        most_visited(own)
    }
}

/// An arm for each decision that is worth a look.
fn offered_arms(offered: &Decisions) -> Vec<Arm> {
    let arms: Vec<Arm> = offered.clone().filter(|one| !aims_at_ally(one)).take(MOST_TRIED).map(Arm::new).collect();
    if arms.is_empty() { offered.clone().take(1).map(Arm::new).collect() } else { arms }
}

/// Grows a tree in each battle, all with the same arms for the player's own first choice; how often they were tried.
fn grow(worlds: &[Battle], side: SideId, mut own: Vec<Arm>, clock: Clock, seed: u64) -> (Vec<Arm>, u64) {
    let mut dice = Prng::of_number(seed);
    let mut trees: Vec<Tree<'_>> = worlds.iter().map(Tree::new).collect();
    let mut played = 0;
    while clock.has_time(played) {
        let at = played as usize % trees.len();
        trees[at].swap_first_arms(side, &mut own);
        trees[at].iterate(&mut dice);
        trees[at].swap_first_arms(side, &mut own);
        played += 1;
    }
    (own, played)
}

fn most_visited(arms: Vec<Arm>) -> Option<Decision> {
    let rank = |arm: &Arm| (arm.visits, arm.mean());
    let better = |best: Arm, arm: Arm| if rank(&arm) > rank(&best) { arm } else { best };
    arms.into_iter().reduce(better).map(|arm| arm.decision)
}
