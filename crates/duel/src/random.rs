//! The cartridge's random number generator: three bytes, advanced once for every draw.

use bytemuck::{Pod, Zeroable};

/// The generator's state, as it lies at `caca`–`cacc`.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Pod, Zeroable)]
pub struct Rng {
    /// First byte.
    pub first: u8,
    /// Second byte.
    pub second: u8,
    /// Goes up by one with every draw.
    pub counter: u8,
}

impl Rng {
    /// A generator with these three bytes. From zeros it returns there after 8,388,352 draws.
    pub const fn new(seed: [u8; 3]) -> Self {
        Self { first: seed[0], second: seed[1], counter: seed[2] }
    }

    /// The three bytes.
    pub const fn bytes(self) -> [u8; 3] {
        [self.first, self.second, self.counter]
    }

    /// The next byte.
    ///
    /// The two bytes are a 16-bit register that is shifted left by one: what goes in at the bottom is a mix of both,
    /// and each half is first mixed with the other or with the counter.
    #[inline]
    pub const fn next(&mut self) -> u8 {
        let feedback = (self.second.rotate_left(2) ^ self.first) & 1;
        let low = self.counter ^ self.first;
        let high = self.second ^ self.first;
        self.first = low << 1 | feedback;
        self.second = high << 1 | low >> 7;
        self.counter = self.counter.wrapping_add(1);
        self.first ^ self.second
    }

    /// A number from 0 up to but not including `limit`.
    #[inline]
    pub const fn below(&mut self, limit: u8) -> u8 {
        ((self.next() as u16 * limit as u16) >> 8) as u8
    }

    /// Whether a tossed coin shows heads.
    #[inline]
    pub const fn heads(&mut self) -> bool {
        self.next() & 1 == 0
    }

    /// Shuffles by swapping every card in turn with one drawn over the whole range.
    ///
    /// GLITCH: not every order is equally likely; the partner ought to be drawn from what is left.
    pub fn shuffle(&mut self, cards: &mut [u8]) {
        let count = cards.len() as u8;
        for at in 0..cards.len() {
            let other = self.below(count) as usize;
            cards.swap(at, other);
        }
    }
}

/// What a draw is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// A coin.
    Coin,
    /// One step of a shuffle.
    Shuffle,
    /// A computer player's prize.
    Prize,
    /// A target or card that the game picks.
    Pick,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn from_zeros_it_counts() {
        let mut rng = Rng::default();
        let first: Vec<u8> = (0..4).map(|_| rng.next()).collect();
        assert_eq!(rng.counter, 4);
        assert_eq!(first[0], 0);
    }

    #[test]
    fn the_period_from_zeros() {
        let mut rng = Rng::default();
        let mut steps = 0u32;
        loop {
            rng.next();
            steps += 1;
            if rng == Rng::default() {
                break;
            }
        }
        assert_eq!(steps, 8_388_352);
    }
}
