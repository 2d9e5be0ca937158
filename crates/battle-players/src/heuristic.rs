//! The player that looks one turn ahead.

use crate::damage::best;
use crate::imagination::{Imagination, seed, worlds};
use crate::trial::{MOST_TRIED, Trial, aims_at_ally, most_dealt, together};
use crate::worth::balance;
use crate::{Player, Random};
use tallgrass_battle::ids::SideId;
use tallgrass_battle::state::RequestKind;
use tallgrass_battle::{Battle, Decision, Decisions, PlayerView, Prng};

/// How many battles it imagines for each choice.
const WORLDS: usize = 4;
/// How much who threatens whom after the turn counts beside what is there.
const OUTLOOK: f64 = 0.6;

/// Chooses what leaves it best off a turn later, if the others do what deals most damage now.
///
/// Positions are compared by [`balance`] and by who threatens whom with how much, so that it switches out of what is lost,
/// heals, lays hazards, strengthens itself while that is safe, and spends its gimmick only where that gains more than the
/// gimmick is worth.
///
/// ```
/// use tallgrass_battle_players::{Heuristic, Imagination, Player};
///
/// fn player(imagination: impl Imagination) -> impl Player {
///     Heuristic::new(imagination, 1)
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Heuristic<I> {
    imagination: I,
    dice: Prng,
}

impl<I: Imagination> Heuristic<I> {
    /// A player with a seed, and where it has its battles from.
    pub fn new(imagination: I, seed: u64) -> Heuristic<I> {
        Heuristic { imagination, dice: Prng::of_number(seed) }
    }
}

impl<I: Imagination> Player for Heuristic<I> {
    fn choose(&mut self, view: &PlayerView<'_>, offered: &Decisions) -> Option<Decision> {
        if view.request() == RequestKind::TeamPreview {
            return offered.clone().next();
        }
        let mut tried: Vec<Decision> =
            offered.clone().filter(|decision| !aims_at_ally(decision)).take(MOST_TRIED).collect();
        if tried.is_empty() {
            tried.extend(offered.clone().next());
        }
        if tried.len() < 2 {
            return tried.pop();
        }
        let Some((side, worlds)) = worlds(&self.imagination, view, WORLDS, &mut self.dice) else {
            return Random::new(seed(&mut self.dice)).choose(view, offered);
        };
        let sums = look_ahead(&worlds, side, &tried, &mut self.dice);
        best(tried, &sums)
    }
}

/// How good what each decision leads to is, on average over these battles, in healthy Pokémon.
pub(crate) fn look_ahead(worlds: &[Battle], side: SideId, tried: &[Decision], dice: &mut Prng) -> Vec<f64> {
    let mut means = vec![0.0; tried.len()];
    for world in worlds {
        let mut trial = Trial::on(world);
        let replies = replies(&mut trial, world, side, dice);
        let seed = seed(dice);
        for (decision, mean) in tried.iter().zip(&mut means) {
            *mean += left_with(&mut trial, world, side, decision, &replies, seed) / worlds.len() as f64;
        }
    }
    means
}

/// What deals most damage for each of the others.
fn replies(trial: &mut Trial, world: &Battle, side: SideId, dice: &mut Prng) -> Vec<(SideId, Decision)> {
    let others = world.side_ids().filter(|&other| other != side && !world.is_choice_done(other));
    others.filter_map(|other| Some((other, most_dealt(trial, world, other, dice)?.1))).collect()
}

/// How good what a decision leads to is, the worse the sooner it can't be made.
fn left_with(
    trial: &mut Trial,
    world: &Battle,
    side: SideId,
    decision: &Decision,
    replies: &[(SideId, Decision)],
    seed: u64,
) -> f64 {
    let mut made: Vec<(SideId, &Decision)> = replies.iter().map(|(other, reply)| (*other, reply)).collect();
    made.push((side, decision));
    let Some(after) = trial.play_against(world, &made, seed).map(|after| after.fork(seed)) else {
        return balance(world, side) - 1.0;
    };
    let state = after.state();
    if state.ended {
        return match state.winner {
            Some(winner) if together(&after, side, winner) => 10.0,
            Some(_) => -10.0,
            None => 0.0,
        };
    }
    balance(&after, side) + OUTLOOK * outlook(trial, &after, side, seed)
}

/// How much more a side threatens than it is threatened.
fn outlook(trial: &mut Trial, battle: &Battle, side: SideId, seed: u64) -> f64 {
    let mut dice = Prng::of_number(seed);
    let mut most = |who| most_dealt(trial, battle, who, &mut dice).map_or(0.0, |(damage, _)| damage);
    let own = most(side);
    let others = battle.side_ids().filter(|&other| !together(battle, side, other));
    own - others.map(most).fold(0.0, f64::max)
}
