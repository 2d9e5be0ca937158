//! The player that deals damage.

use crate::imagination::{Imagination, seed, worlds};
use crate::trial::{MOST_TRIED, Trial, aims_at_ally, dealt, most_dealt, switches};
use crate::{Player, Random};
use tallgrass_battle::ids::SideId;
use tallgrass_battle::state::RequestKind;
use tallgrass_battle::{Battle, Decision, Decisions, PlayerView, Prng};

/// How many battles it imagines for each choice.
const WORLDS: usize = 8;

/// Chooses what takes most HP off the others, on average over battles that it imagines and what the others may do in them.
///
/// Damage is what the engine deals when the turn is played on a copy: accuracy, critical hits, items, abilities and being
/// too slow count as they do. It switches only when it must, and then to who deals most.
///
/// ```
/// use tallgrass_battle_players::{Damage, Imagination, Player};
///
/// fn player(imagination: impl Imagination) -> impl Player {
///     Damage::new(imagination, 1)
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Damage<I> {
    imagination: I,
    dice: Prng,
}

impl<I: Imagination> Damage<I> {
    /// A player with a seed, and where it has its battles from.
    pub fn new(imagination: I, seed: u64) -> Damage<I> {
        Damage { imagination, dice: Prng::of_number(seed) }
    }
}

impl<I: Imagination> Player for Damage<I> {
    fn choose(&mut self, view: &PlayerView<'_>, offered: &Decisions) -> Option<Decision> {
        if view.request() == RequestKind::TeamPreview {
            return offered.clone().next();
        }
        let acts = |decision: &Decision| !switches(decision) && !aims_at_ally(decision);
        let mut tried: Vec<Decision> = offered.clone().filter(acts).take(MOST_TRIED).collect();
        if tried.is_empty() || view.request() == RequestKind::Switch {
            tried = offered.clone().take(MOST_TRIED).collect();
        }
        if tried.len() < 2 {
            return tried.pop();
        }
        let Some((side, worlds)) = worlds(&self.imagination, view, WORLDS, &mut self.dice) else {
            return Random::new(seed(&mut self.dice)).choose(view, offered);
        };
        let mut sums = vec![0.0; tried.len()];
        for world in &worlds {
            let (mut trial, seed) = (Trial::on(world), seed(&mut self.dice));
            for (decision, sum) in tried.iter().zip(&mut sums) {
                *sum += match view.request() {
                    RequestKind::Switch => dealt_by_replacement(&mut trial, world, side, decision, seed),
                    _ => dealt(&mut trial, world, side, decision, seed),
                }
                .unwrap_or(0.0);
            }
        }
        best(tried, &sums)
    }
}

/// What somebody who comes in will deal at most.
fn dealt_by_replacement(
    trial: &mut Trial,
    world: &Battle,
    side: SideId,
    decision: &Decision,
    seed: u64,
) -> Option<f64> {
    let next = trial.play(world, side, decision, seed)?.fork(seed);
    Some(most_dealt(trial, &next, side, &mut Prng::of_number(seed))?.0)
}

/// The first of those with the greatest sum.
pub(crate) fn best(tried: Vec<Decision>, sums: &[f64]) -> Option<Decision> {
    let mut at = 0;
    for (i, sum) in sums.iter().enumerate() {
        if *sum > sums[at] + 1e-9 {
            at = i;
        }
    }
    tried.into_iter().nth(at)
}
