//! A tree of what all who are asked may choose at once.

use crate::imagination::seed;
use crate::trial::{MOST_TRIED, aims_at_ally};
use crate::worth::winning;
use std::collections::BTreeMap;
use tallgrass_battle::ids::SideId;
use tallgrass_battle::state::RequestKind;
use tallgrass_battle::{Battle, Decision, Prng};

/// How much what was seldom tried is tried for its own sake.
const CURIOSITY: f64 = 0.15;
/// So many rounds of decisions are looked ahead at most.
const MOST_DEPTH: usize = 40;
const MOST_SIDES: usize = 4;

/// A decision and what came of it.
#[derive(Clone, Debug)]
pub(super) struct Arm {
    pub decision: Decision,
    pub visits: u32,
    /// The sum of values, from 0 (lost) to 1 (won).
    pub total: f64,
}

impl Arm {
    pub(super) fn new(decision: Decision) -> Arm {
        Arm { decision, visits: 0, total: 0.0 }
    }

    pub(super) fn mean(&self) -> f64 {
        self.total / self.visits.max(1) as f64
    }
}

/// What was chosen by each side: the place among its arms.
type Joint = [Option<u8>; MOST_SIDES];

/// A position as far as the tree tells positions apart: who chose what, and who is in battle and is asked what then.
type Key = (Joint, u64);

/// A place in the tree: a sequence of decisions, whatever the dice were.
#[derive(Default)]
struct Node {
    arms: [Vec<Arm>; MOST_SIDES],
    visits: u32,
    next: BTreeMap<Key, u32>,
}

/// A tree that grows on one battle.
pub(super) struct Tree<'a> {
    from: &'a Battle,
    copy: Battle,
    nodes: Vec<Node>,
}

impl<'a> Tree<'a> {
    pub(super) fn new(from: &'a Battle) -> Tree<'a> {
        Tree { from, copy: from.fork(0), nodes: vec![Node { visits: 1, ..Node::default() }] }
    }

    /// Trades a side's arms for its first choice: what is known of them is shared with other trees.
    pub(super) fn swap_first_arms(&mut self, side: SideId, arms: &mut Vec<Arm>) {
        std::mem::swap(&mut self.nodes[0].arms[side.0 as usize], arms);
    }

    pub(super) fn first_arms(&self, side: SideId) -> &[Arm] {
        &self.nodes[0].arms[side.0 as usize]
    }

    /// Plays one line until a position that is new, or the end. What was chosen first, and what each side got.
    pub(super) fn iterate(&mut self, dice: &mut Prng) -> (Joint, [f64; MOST_SIDES]) {
        self.copy.fork_from(self.from, seed(dice));
        let mut path: Vec<(u32, Joint)> = Vec::with_capacity(8);
        let mut at = 0;
        while path.len() < MOST_DEPTH && !self.copy.state().ended && (path.is_empty() || self.nodes[at].visits > 0) {
            let Some(joint) = self.choose_all(at, dice) else { break };
            path.push((at as u32, joint));
            at = self.child(at, joint);
        }
        let mut values = [0.0; MOST_SIDES];
        for side in self.copy.side_ids() {
            values[side.0 as usize] = winning(&self.copy, side);
        }
        self.nodes[at].visits += 1;
        for (place, joint) in &path {
            self.learn(*place as usize, joint, &values);
        }
        (path.first().map_or([None; MOST_SIDES], |(_, joint)| *joint), values)
    }

    fn learn(&mut self, at: usize, joint: &Joint, values: &[f64; MOST_SIDES]) {
        let node = &mut self.nodes[at];
        node.visits += 1;
        for ((arms, place), value) in node.arms.iter_mut().zip(joint).zip(values) {
            if let Some(arm) = place.and_then(|place| arms.get_mut(place as usize)) {
                arm.visits += 1;
                arm.total += value;
            }
        }
    }

    /// Lets everybody who is asked choose; none if somebody can't.
    fn choose_all(&mut self, at: usize, dice: &mut Prng) -> Option<Joint> {
        let mut joint = [None; MOST_SIDES];
        let mut made: [Option<Decision>; MOST_SIDES] = Default::default();
        let asked = |battle: &Battle, side| !battle.is_choice_done(side);
        for side in self.copy.side_ids().filter(|&side| asked(&self.copy, side)) {
            let place = self.nodes[at].pick(&self.copy, side, dice)?;
            joint[side.0 as usize] = Some(place as u8);
            made[side.0 as usize] = Some(self.nodes[at].arms[side.0 as usize][place].decision.clone());
        }
        for (side, decision) in self.copy.side_ids().zip(made) {
            if let Some(decision) = decision {
                self.copy.decide(side, &decision).ok()?;
            }
        }
        (joint.iter().any(Option::is_some) && self.copy.fault().is_none()).then_some(joint)
    }

    fn child(&mut self, at: usize, joint: Joint) -> usize {
        let fresh = self.nodes.len() as u32;
        let place = *self.nodes[at].next.entry((joint, looks(&self.copy))).or_insert(fresh);
        if place == fresh {
            self.nodes.push(Node::default());
        }
        place as usize
    }
}

impl Node {
    /// The place of the arm that is to be tried now, of those that are open.
    fn pick(&mut self, battle: &Battle, side: SideId, dice: &mut Prng) -> Option<usize> {
        let arms = &mut self.arms[side.0 as usize];
        let (visits, total) =
            arms.iter().fold((0, 0.0), |(visits, total), arm| (visits + arm.visits, total + arm.total));
        // What was never tried is taken to bring what the others do.
        let usual = (total + 0.5) / (visits as f64 + 1.0);
        let trials = (visits as f64 + 1.0).ln();
        let mut best: Option<(f64, usize)> = None;
        let mut open = 0;
        for decision in open_decisions(battle, side) {
            let place = match arms.iter().position(|arm| arm.decision == decision) {
                Some(place) => place,
                None if arms.len() < MOST_TRIED => {
                    arms.push(Arm::new(decision));
                    arms.len() - 1
                }
                None => continue,
            };
            let arm = &arms[place];
            let mean = if arm.visits == 0 { usual } else { arm.mean() };
            let mut score = mean + CURIOSITY * (trials / (arm.visits + 1) as f64).sqrt();
            // Of what is alike so far it doesn't matter which comes first.
            score += 1e-6 * dice.next_u32() as f64 / u32::MAX as f64;
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, place));
            }
            open += 1;
            if open == MOST_TRIED {
                break;
            }
        }
        best.map(|(_, place)| place)
    }
}

/// What a side may choose; aiming at allies only where there is nothing else.
fn open_decisions(battle: &Battle, side: SideId) -> impl Iterator<Item = Decision> {
    let all = battle.decisions(side);
    let only_such = battle.request_of(side) == RequestKind::Move && all.clone().all(|one| aims_at_ally(&one));
    all.filter(move |one| only_such || !aims_at_ally(one))
}

/// A number for who is in battle and who is asked what.
fn looks(battle: &Battle) -> u64 {
    let mut number = 0u64;
    for side in battle.side_ids() {
        number = number << 3 | battle.request_of(side) as u64;
        for mon in battle.side(side).active() {
            let there = mon.some().filter(|&mon| !battle.mon(mon).fainted);
            number = number.wrapping_mul(67) ^ there.map_or(66, |mon| mon.0 as u64);
        }
    }
    number
}
