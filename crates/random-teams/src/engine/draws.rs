use tallgrass_random::Prng;

use crate::TeamsError;

/// The generator of random numbers, counting what is drawn.
#[derive(Clone, Debug)]
pub struct Draws {
    prng: Prng,
    count: u64,
}

/// Each takes one number, even where only one answer is possible.
impl Draws {
    pub fn new(prng: Prng) -> Draws {
        Draws { prng, count: 0 }
    }

    pub fn count(&self) -> u64 {
        self.count
    }

    pub fn prng(&self) -> Prng {
        self.prng
    }

    /// An integer below `sides`.
    #[inline]
    pub fn below(&mut self, sides: usize) -> usize {
        self.count += 1;
        self.prng.below(sides as u32) as usize
    }

    /// A real number from 0 up to, but not including, 1.
    #[inline]
    pub fn float(&mut self) -> f64 {
        self.count += 1;
        self.prng.float()
    }

    /// True so many times out of so many.
    #[inline]
    pub fn chance(&mut self, numerator: u32, denominator: u32) -> bool {
        self.count += 1;
        self.prng.chance(numerator, denominator)
    }

    /// One of them.
    ///
    /// # Errors
    /// If there are none.
    #[inline]
    pub fn sample<T: Copy>(&mut self, items: &[T]) -> Result<T, TeamsError> {
        if items.is_empty() {
            return Err(TeamsError::NothingToSample);
        }
        Ok(items[self.below(items.len())])
    }

    /// Takes one of them away, the last taking its place. Nothing is drawn if there are none.
    #[inline]
    pub fn take<T: Copy>(&mut self, items: &mut Vec<T>) -> Option<T> {
        if items.is_empty() {
            return None;
        }
        let index = self.below(items.len());
        Some(items.swap_remove(index))
    }

    /// Puts them in random order; one number fewer than there are.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        self.count += items.len().saturating_sub(1) as u64;
        self.prng.shuffle(items);
    }
}
