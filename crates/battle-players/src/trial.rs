//! Turns tried on copies of a battle.

use crate::imagination::seed;
use tallgrass_battle::ids::SideId;
use tallgrass_battle::{Battle, Choice, Decision, Prng, Special};

/// So many decisions of one player are tried at most; there are more only where several Pokémon act at once.
pub(crate) const MOST_TRIED: usize = 96;

/// A copy to try things on, kept so that nothing is allocated for each.
pub(crate) struct Trial {
    copy: Battle,
}

impl Trial {
    pub(crate) fn on(battle: &Battle) -> Trial {
        Trial { copy: battle.fork(0) }
    }

    /// Plays on until somebody must decide again. The others do at random what they can do without switching.
    pub(crate) fn play(&mut self, from: &Battle, side: SideId, decision: &Decision, seed: u64) -> Option<&Battle> {
        self.play_against(from, &[(side, decision)], seed)
    }

    /// The same with several players' decisions given.
    pub(crate) fn play_against(&mut self, from: &Battle, made: &[(SideId, &Decision)], seed: u64) -> Option<&Battle> {
        self.copy.fork_from(from, seed);
        let mut dice = Prng::of_number(!seed);
        for side in self.copy.side_ids() {
            if self.copy.is_choice_done(side) {
                continue;
            }
            match made.iter().find(|(who, _)| *who == side) {
                Some((_, decision)) => self.copy.decide(side, decision).ok()?,
                None => {
                    let decision = some_reply(&self.copy, side, &mut dice)?;
                    self.copy.decide(side, &decision).ok()?;
                }
            }
        }
        Some(&self.copy)
    }
}

/// Something that a player might do: a move if it can be, without spending a gimmick.
fn some_reply(battle: &Battle, side: SideId, dice: &mut Prng) -> Option<Decision> {
    let plain: Vec<Decision> = plain_decisions(battle, side);
    match plain.len() {
        0 => battle.decisions(side).next(),
        count => plain.into_iter().nth(dice.below(count as u32) as usize),
    }
}

/// What a player can do without switching, spending a gimmick or aiming at an ally.
pub(crate) fn plain_decisions(battle: &Battle, side: SideId) -> Vec<Decision> {
    let acts = |decision: &Decision| !switches(decision) && !spends_gimmick(decision) && !aims_at_ally(decision);
    battle.decisions(side).filter(acts).take(MOST_TRIED).collect()
}

fn any(decision: &Decision, holds: impl Fn(&Choice) -> bool) -> bool {
    matches!(decision, Decision::Actions(choices) if choices.iter().any(holds))
}

/// Whether somebody comes in.
pub(crate) fn switches(decision: &Decision) -> bool {
    any(decision, |choice| matches!(choice, Choice::Switch { .. }))
}

/// Whether somebody terastallizes, mega evolves and the like.
pub(crate) fn spends_gimmick(decision: &Decision) -> bool {
    any(decision, |choice| matches!(choice, Choice::Move { special, .. } if *special != Special::None))
}

/// Whether a move is aimed at an ally, or somebody moves to the middle.
pub(crate) fn aims_at_ally(decision: &Decision) -> bool {
    any(decision, |choice| matches!(choice, Choice::Move { target: ..0, .. } | Choice::Shift))
}

/// Whether two sides fight together.
pub(crate) fn together(battle: &Battle, side: SideId, other: SideId) -> bool {
    side == other || battle.ally_side(side) == Some(other)
}

/// HP left to those a side fights, each Pokémon's as a share of all it can have.
fn foes_hp(battle: &Battle, side: SideId) -> f64 {
    let mons = battle.mons().map(|mon| battle.mon(mon)).filter(|mon| !together(battle, side, mon.side));
    mons.map(|mon| mon.hp as f64 / mon.max_hp.max(1) as f64).sum()
}

/// What a decision takes off the others, in Pokémon's whole HP; none if it can't be made.
pub(crate) fn dealt(trial: &mut Trial, from: &Battle, side: SideId, decision: &Decision, seed: u64) -> Option<f64> {
    let before = foes_hp(from, side);
    let after = foes_hp(trial.play(from, side, decision, seed)?, side);
    Some(before - after)
}

/// What deals most damage of what a player can do without switching or spending a gimmick, and how much: nothing if the
/// player isn't asked to act.
pub(crate) fn most_dealt(trial: &mut Trial, from: &Battle, side: SideId, dice: &mut Prng) -> Option<(f64, Decision)> {
    let seed = seed(dice);
    let mut best: Option<(f64, Decision)> = None;
    for decision in plain_decisions(from, side) {
        let Some(damage) = dealt(trial, from, side, &decision, seed) else { continue };
        if best.as_ref().is_none_or(|(most, _)| damage > *most) {
            best = Some((damage, decision));
        }
    }
    best
}
