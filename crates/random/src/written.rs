//! Seeds as Showdown reads and writes them, whatever their shape.

use crate::{Prng, SeedError};

/// What the second generator multiplies by, and its inverse.
const FACTOR: u64 = 0x5D58_8B65_6C07_8965;
const INVERSE: u64 = {
    let mut inverse = FACTOR;
    let mut bits = 3;
    while bits < 64 {
        inverse = inverse.wrapping_mul(2u64.wrapping_sub(FACTOR.wrapping_mul(inverse)));
        bits *= 2;
    }
    inverse
};
const SUMMAND: u64 = 0x26_9EC3;

impl Prng {
    /// The generator that Showdown makes of a seed, and how it writes that seed down.
    ///
    /// SHOWDOWN: seeds need not be whole. Hex digits that are missing are 0, and those too many don't count; of numbers that are
    /// missing, or are none, nothing comes, and those above 65535 run over into others.
    ///
    /// # Errors
    /// If it begins with neither `sodium,` nor `gen5,` nor a digit, or has something else than digits between commas.
    pub fn read(seed: &str) -> Result<(Prng, String), SeedError> {
        let units: Vec<u16> = seed.encode_utf16().collect();
        let other = || SeedError { text: seed.to_owned() };
        if let Some(rest) = seed.strip_prefix("sodium,") {
            let hex: Vec<u16> = rest.split(',').next().unwrap_or_default().encode_utf16().collect();
            let mut key = [0; 32];
            for (byte, digits) in key.iter_mut().zip(hex.chunks(2)) {
                // A last digit alone is the higher one.
                let digits = [digits[0], digits.get(1).copied().unwrap_or(u16::from(b'0'))];
                *byte = leading_hex(&digits).unwrap_or(0) as u8;
            }
            let prng = Prng::Sodium(key);
            return Ok((prng, prng.to_string()));
        }
        if seed.starts_with("gen5,") {
            let limb = |i: usize| {
                let (from, to) = (5 + 4 * i, 9 + 4 * i);
                units.get(from.min(units.len())..to.min(units.len())).and_then(leading_hex)
            };
            return Ok(of_limbs(&[limb(0), limb(1), limb(2), limb(3)].map(|limb| limb.map(|limb| limb as f64))));
        }
        if !seed.starts_with(|c: char| c.is_ascii_digit()) {
            return Err(other());
        }
        let limb = |text: &str| {
            let text = text.trim();
            let is_whole = text.bytes().all(|b| b.is_ascii_digit());
            is_whole.then(|| Some(text.parse().unwrap_or(0.0))).ok_or_else(other)
        };
        Ok(of_limbs(&seed.split(',').map(limb).collect::<Result<Vec<_>, _>>()?))
    }
}

/// The hexadecimal number that a text begins with.
fn leading_hex(text: &[u16]) -> Option<i64> {
    let text: String = char::decode_utf16(text.iter().copied()).map(|c| c.unwrap_or('?')).collect();
    let text = text.trim_start();
    let (sign, text) = match text.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let text = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")).unwrap_or(text);
    let end = text.find(|c: char| !c.is_ascii_hexdigit()).unwrap_or(text.len());
    i64::from_str_radix(&text[..end], 16).ok().map(|value| sign * value)
}

/// The second generator of numbers as they were given, from the highest sixteen bits on, and those numbers.
fn of_limbs(limbs: &[Option<f64>]) -> (Prng, String) {
    let shown = |limb: &Option<f64>| match limb {
        None => "NaN".to_owned(),
        Some(limb) if *limb >= 1e21 => format!("{limb:e}").replace('e', "e+"),
        Some(limb) => limb.to_string(),
    };
    let shown: Vec<String> = limbs.iter().map(shown).collect();
    let limb = |i: usize| limbs.get(i).copied().flatten().unwrap_or(f64::NAN);
    let limbs = [limb(0), limb(1), limb(2), limb(3)];
    let state = if limbs.iter().all(|&limb| (0.0..65536.0).contains(&limb)) {
        limbs.iter().fold(0, |state, &limb| state << 16 | limb as u64)
    } else {
        // The state from which the one that comes next would have come.
        next_of(limbs).wrapping_sub(SUMMAND).wrapping_mul(INVERSE)
    };
    (Prng::Gen5(state), shown.join(","))
}

/// One step from numbers that needn't be states, as JavaScript computes it.
fn next_of(limbs: [f64; 4]) -> u64 {
    let sixteen = |number: u64, i: usize| (number >> (16 * (3 - i)) & 0xffff) as f64;
    let mut carry = 0.0;
    let mut state = 0;
    for place in (0..4).rev() {
        for other in place..4 {
            carry += limbs[3 - (other - place)] * sixteen(FACTOR, other);
        }
        carry += sixteen(SUMMAND, place);
        let whole = to_u32(carry);
        state |= u64::from(whole & 0xffff) << (16 * (3 - place));
        carry = f64::from(whole >> 16);
    }
    state
}

/// The lowest 32 bits of a whole number; 0 for what is none.
fn to_u32(number: f64) -> u32 {
    if number.is_finite() { number.rem_euclid(4_294_967_296.0) as u32 } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the pinned Showdown draws first, and writes the seed as.
    #[test]
    fn seeds_of_other_shapes_are_read_as_showdown_reads_them() {
        let cases = [
            ("gen5,1", "1,NaN,NaN,NaN", [0, 0, 1904791564]),
            ("gen5,", "NaN,NaN,NaN,NaN", [0, 0, 1904791564]),
            ("gen5,0001000200030004\r", "1,2,3,4", [2030470262, 3793892072, 2851743046]),
            ("gen5,00010002000300041", "1,2,3,4", [2030470262, 3793892072, 2851743046]),
            ("gen5,00z1000200030004", "0,2,3,4", [4020339830, 2689151720, 2388469062]),
            ("gen5,-00100020003 004", "-1,2,3,4", [1715242102, 1584411368, 1925195078]),
            ("1,2,3", "1,2,3", [0, 0, 1904791564]),
            ("1,2,3,4\r", "1,2,3,4", [2030470262, 3793892072, 2851743046]),
            ("1,2,3,4,5", "1,2,3,4,5", [2030470262, 3793892072, 2851743046]),
            ("0", "0", [0, 0, 1904791564]),
            ("1,,3,4", "1,0,3,4", [2700571052, 3617304374, 3566202380]),
            ("70000,2,3,4", "70000,2,3,4", [3234956406, 3627627240, 269296966]),
            ("1,2,3,99999999999", "1,2,3,99999999999", [2368567451, 2110631942, 1220809621]),
            ("007,1,2,3", "7,1,2,3", [1553925028, 2180020211, 287440302]),
            (
                "sodium,1",
                "sodium,1000000000000000000000000000000000000000000000000000000000000000",
                [3939852285, 3702501483, 516247530],
            ),
            (
                "sodium,zz1",
                "sodium,0010000000000000000000000000000000000000000000000000000000000000",
                [4102607248, 2197874421, 3884149087],
            ),
            (
                "sodium,0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef99",
                "sodium,0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
                [563659689, 2338293105, 3651105896],
            ),
            (
                "sodium,12,34",
                "sodium,1200000000000000000000000000000000000000000000000000000000000000",
                [1261440830, 3939805491, 2663696001],
            ),
            (
                "sodium,12\r",
                "sodium,1200000000000000000000000000000000000000000000000000000000000000",
                [1261440830, 3939805491, 2663696001],
            ),
            ("1,2,3,123456789012345678901", "1,2,3,123456789012345680000", [0, 0, 1904791564]),
            ("65535,65535,65535,65536", "65535,65535,65535,65536", [0, 1904791564, 183838931]),
        ];
        for (seed, written, drawn) in cases {
            let (mut prng, text) = Prng::read(seed).unwrap();
            assert_eq!((seed, text.as_str()), (seed, written));
            assert_eq!((seed, drawn.map(|_| prng.next_u32())), (seed, drawn));
        }
        for seed in ["", "x", "sodium", "1,x", "-1,2,3,4"] {
            assert!(Prng::read(seed).is_err(), "{seed}");
        }
    }
}
