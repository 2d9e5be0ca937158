//! A player that chooses at random, the same way every time for the same seed.

use super::legal::Decision;
use super::value::{Choice, Special};
use crate::battle::Battle;
use crate::ids::SideId;
use crate::random::Prng;
use arrayvec::ArrayVec;

/// A player that makes a random one of its [decisions](Battle::decisions).
///
/// It mostly attacks: how often it switches or spends a power such as terastallization can be set. It draws from a
/// generator of its own, so that the battle's is left alone.
#[derive(Clone, Debug)]
pub struct RandomPlayer {
    prng: Prng,
    /// How often it switches where it could also act, in percent.
    pub switch_percent: u32,
    /// How often it mega evolves, terastallizes and the like where it can, in percent.
    pub power_percent: u32,
}

/// How often choices that don't go together, or that a rule is against, are thrown away before the first that do are
/// taken.
const ATTEMPTS: u32 = 32;

impl RandomPlayer {
    /// A player with a seed.
    pub fn new(seed: u64) -> RandomPlayer {
        RandomPlayer { prng: Prng::of_number(seed), switch_percent: 12, power_percent: 35 }
    }

    fn below(&mut self, count: usize) -> usize {
        ((self.prng.next_u32() as u64 * count as u64) >> 32) as usize
    }

    fn percent(&mut self, percent: u32) -> bool {
        self.below(100) < percent as usize
    }

    /// What the player does now; nothing if it isn't asked.
    pub fn decide(&mut self, battle: &Battle, side: SideId) -> Option<Decision> {
        let mut list = battle.decisions(side);
        if let Some((places, picked)) = list.places() {
            for _ in 0..ATTEMPTS {
                let mut places: ArrayVec<u8, { crate::state::MAX_MONS }> = places.iter().copied().collect();
                for i in 0..picked {
                    let other = i + self.below(places.len() - i);
                    places.swap(i, other);
                }
                places.truncate(picked);
                if list.accepts_order(&places) {
                    return Some(Decision::Team(places));
                }
            }
            return list.next();
        }
        for _ in 0..ATTEMPTS {
            let mut choices = ArrayVec::new();
            for options in list.options() {
                choices.extend(self.pick(options));
            }
            if !choices.is_empty() && list.accepts(&choices) {
                return Some(Decision::Actions(choices));
            }
        }
        list.next()
    }

    fn pick(&mut self, options: &[Choice]) -> Option<Choice> {
        let is_switch = |choice: &Choice| matches!(choice, Choice::Switch { .. });
        let has_power = |choice: &Choice| matches!(choice, Choice::Move { special, .. } if *special != Special::None);
        let is_plain = |choice: &Choice| !is_switch(choice) && !has_power(choice);
        let kinds: [&dyn Fn(&Choice) -> bool; 3] = [&is_switch, &has_power, &is_plain];
        let counts = kinds.map(|kind| options.iter().filter(|choice| kind(choice)).count());
        let [switches, powers, plain] = counts;
        let kind = if switches > 0 && (powers + plain == 0 || self.percent(self.switch_percent)) {
            0
        } else if powers > 0 && (plain == 0 || self.percent(self.power_percent)) {
            1
        } else {
            2
        };
        let mut chosen = None;
        // An ally is rather not aimed at: then the die is cast again.
        for _ in 0..2 {
            let nth = self.below(counts[kind]);
            chosen = options.iter().filter(|choice| kinds[kind](choice)).nth(nth).copied();
            if !matches!(chosen, Some(Choice::Move { target: ..0, .. })) {
                break;
            }
        }
        chosen
    }
}
