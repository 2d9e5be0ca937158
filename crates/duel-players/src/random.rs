//! A player without a thought.

use crate::Player;
use tallgrass_duel::{Answer, Answers, View};

/// Random numbers of a player's own; the duel's stay its own.
#[derive(Clone, Debug)]
pub struct Stream(u64);

impl Stream {
    /// A stream from a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number (SplitMix64).
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below `limit`, which isn't 0.
    pub const fn below(&mut self, limit: usize) -> usize {
        ((self.next() as u128 * limit as u128) >> 64) as usize
    }
}

/// Takes any answer, all alike.
#[derive(Clone, Debug)]
pub struct Random(Stream);

impl Random {
    /// A player with this seed.
    pub const fn new(seed: u64) -> Self {
        Self(Stream::new(seed))
    }
}

impl Player for Random {
    fn choose(&mut self, _: &View<'_>, answers: &Answers) -> Answer {
        answers[self.0.below(answers.len())]
    }
}
