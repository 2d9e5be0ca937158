//! Pokémon Showdown's two random number generators, and the ways to draw from them.
//!
//! ```
//! use tallgrass_random::Prng;
//!
//! let mut prng: Prng = "gen5,99176924e1c86af0".parse()?;
//! assert_eq!(prng.below(100), 20);
//! # Ok::<(), tallgrass_random::SeedError>(())
//! ```

mod written;

use std::fmt;
use wide::u32x4;

/// A generator and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub enum Prng {
    /// ChaCha20 keyed anew with every draw, as libsodium's deterministic generator: about 100 ns a draw.
    Sodium([u8; 32]),
    /// The linear congruential generator of the fifth generation's games: about 1 ns a draw.
    Gen5(u64),
}

/// Why a seed can't be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "seed \"{text}\" is none: a seed is like sodium,0123abcd (up to 64 hex digits), gen5,0001000200030004 (16 hex digits) or 1,2,3,4 (four numbers below 65536)"
)]
pub struct SeedError {
    text: String,
}

impl std::str::FromStr for Prng {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Prng, SeedError> {
        Prng::parse(text).ok_or_else(|| SeedError { text: text.to_owned() })
    }
}

impl Prng {
    fn parse(text: &str) -> Option<Prng> {
        if let Some(hex) = text.strip_prefix("sodium,") {
            let mut key = [0; 32];
            if hex.len() > 64 || !hex.bytes().all(|b| b.is_ascii_hexdigit()) {
                return None;
            }
            for (i, digit) in hex.bytes().enumerate() {
                let value = (digit as char).to_digit(16)? as u8;
                key[i / 2] |= if i % 2 == 0 { value << 4 } else { value };
            }
            Some(Prng::Sodium(key))
        } else if let Some(hex) = text.strip_prefix("gen5,") {
            (hex.len() == 16 && hex.bytes().all(|b| b.is_ascii_hexdigit()))
                .then(|| u64::from_str_radix(hex, 16).ok())?
                .map(Prng::Gen5)
        } else {
            let mut state = 0;
            let mut limbs = 0;
            for limb in text.split(',') {
                state = state << 16 | limb.trim().parse::<u16>().ok()? as u64;
                limbs += 1;
            }
            (limbs == 4).then_some(Prng::Gen5(state))
        }
    }

    /// A generator of its own for each number: the quick one, of which the first draws are thrown away, as they still show
    /// the number.
    pub fn of_number(number: u64) -> Prng {
        let mut prng = Prng::Gen5(number.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0x5DEE_CE66_D1CE_4E5B);
        for _ in 0..4 {
            prng.next_u32();
        }
        prng
    }

    /// The next 32 random bits.
    pub fn next_u32(&mut self) -> u32 {
        match self {
            Prng::Gen5(state) => {
                *state = state.wrapping_mul(0x5D58_8B65_6C07_8965).wrapping_add(0x26_9EC3);
                (*state >> 32) as u32
            }
            Prng::Sodium(key) => {
                let block = chacha20_block(key);
                for (bytes, word) in key.chunks_exact_mut(4).zip(&block[..8]) {
                    bytes.copy_from_slice(&word.to_le_bytes());
                }
                // The four bytes after the new key, read big-endian.
                block[8].swap_bytes()
            }
        }
    }
}

/// The ways to draw. Each but the shuffle takes one number, even where only one answer is possible.
impl Prng {
    /// An integer below `sides`; 0 if that is 0.
    #[inline]
    pub fn below(&mut self, sides: u32) -> u32 {
        ((self.next_u32() as u64 * sides as u64) >> 32) as u32
    }

    /// An integer from `low` up to, but not including, `high`.
    ///
    /// SHOWDOWN: a `high` of 0 counts as not said, so that what comes is below `low`.
    #[inline]
    pub fn between(&mut self, low: u32, high: u32) -> u32 {
        if high == 0 { self.below(low) } else { low + self.below(high - low) }
    }

    /// A real number from 0 up to, but not including, 1.
    #[inline]
    pub fn float(&mut self) -> f64 {
        self.next_u32() as f64 / 4_294_967_296.0
    }

    /// True so many times out of so many.
    #[inline]
    pub fn chance(&mut self, numerator: u32, denominator: u32) -> bool {
        self.below(denominator) < numerator
    }

    /// One of them.
    ///
    /// # Panics
    /// If there are none.
    #[inline]
    pub fn sample<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize]
    }

    /// Puts them in random order. The last is never drawn for.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for start in 0..items.len().saturating_sub(1) {
            let other = self.between(start as u32, items.len() as u32);
            items.swap(start, other as usize);
        }
    }
}

/// As Showdown writes seeds.
impl fmt::Display for Prng {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Prng::Sodium(key) => {
                f.write_str("sodium,")?;
                key.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
            Prng::Gen5(state) => {
                let limb = |i: u32| (state >> (16 * (3 - i))) & 0xffff;
                write!(f, "{},{},{},{}", limb(0), limb(1), limb(2), limb(3))
            }
        }
    }
}

/// The first nine words of the keystream's first block; the nonce is `LibsodiumDRG`.
fn chacha20_block(key: &[u8; 32]) -> [u32; 9] {
    let word = |bytes: &[u8]| u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
    let mut initial = [0u32; 16];
    initial[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
    for (to, from) in initial[4..12].iter_mut().zip(key.chunks_exact(4)) {
        *to = word(from);
    }
    for (to, from) in initial[13..].iter_mut().zip(b"LibsodiumDRG".chunks_exact(4)) {
        *to = word(from);
    }
    let row = |at: usize| u32x4::new([initial[at], initial[at + 1], initial[at + 2], initial[at + 3]]);
    let [mut a, mut b, mut c, mut d] = [row(0), row(4), row(8), row(12)];
    for _ in 0..10 {
        quarters(&mut a, &mut b, &mut c, &mut d);
        (b, c, d) = (turned::<1>(b), turned::<2>(c), turned::<3>(d));
        quarters(&mut a, &mut b, &mut c, &mut d);
        (b, c, d) = (turned::<3>(b), turned::<2>(c), turned::<1>(d));
    }
    let rows = [a, b, c].map(u32x4::to_array);
    std::array::from_fn(|i| rows[i / 4][i % 4].wrapping_add(initial[i]))
}

/// The cipher's quarter rounds, on all four columns of its square at once.
#[inline(always)]
fn quarters(a: &mut u32x4, b: &mut u32x4, c: &mut u32x4, d: &mut u32x4) {
    *a += *b;
    *d = rotated::<16, 16>(*d ^ *a);
    *c += *d;
    *b = rotated::<12, 20>(*b ^ *c);
    *a += *b;
    *d = rotated::<8, 24>(*d ^ *a);
    *c += *d;
    *b = rotated::<7, 25>(*b ^ *c);
}

#[inline(always)]
fn rotated<const LEFT: i32, const RIGHT: i32>(row: u32x4) -> u32x4 {
    (row << LEFT) | (row >> RIGHT)
}

/// A row that begins some words later, so that the square's diagonals stand in columns.
#[inline(always)]
fn turned<const BY: usize>(row: u32x4) -> u32x4 {
    let words = row.to_array();
    u32x4::new(std::array::from_fn(|i| words[(i + BY) % 4]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sodium_gives_libsodiums_numbers() {
        let mut prng: Prng = "sodium,00000000000000000000000000000001".parse().unwrap();
        let drawn: Vec<u32> = (0..5).map(|_| prng.next_u32()).collect();
        assert_eq!(drawn, [2_828_732_966, 2_117_516_409, 2_832_450_072, 3_452_610_549, 2_659_989_362]);
        assert_eq!(prng.to_string(), "sodium,7b23afd82928980511f8b76c5e50f253434817e83e236815d605b8a4699205fd");
    }

    #[test]
    fn gen5_gives_the_games_numbers() {
        let mut prng: Prng = "gen5,99176924e1c86af0".parse().unwrap();
        let drawn: Vec<u32> = (0..5).map(|_| prng.next_u32()).collect();
        assert_eq!(drawn, [895_906_473, 797_399_470, 1_348_883_677, 475_548_802, 818_368_181]);
        assert_eq!(prng.to_string(), "12487,20149,65438,2007");
        assert_eq!("12487,20149,65438,2007".parse(), Ok(prng));
    }

    #[test]
    fn other_seeds_are_refused() {
        for text in ["", "sodium", "sodium,xyz", "gen5,12", "1,2,3", "1,2,3,4,5", "1,2,3,70000", "sodium,é"] {
            assert!(text.parse::<Prng>().is_err(), "{text}");
        }
    }
}
