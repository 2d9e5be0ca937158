//! Seeds: fresh ones, short ones, and those of a battle's players.

use anyhow::{Result, bail};
use std::hash::{BuildHasher, Hasher, RandomState};
use tallgrass_battle::Prng;

/// A seed that nobody has had before, from the operating system's random numbers.
pub fn fresh() -> String {
    // The keys of a fresh hasher are random; what is hashed doesn't matter.
    let random = || RandomState::new().build_hasher().finish();
    format!("sodium,{:016x}{:016x}", random(), random())
}

/// A seed as somebody typed it: one of Showdown's, or any whole number.
///
/// # Errors
/// If it is neither.
pub fn read(text: &str) -> Result<String> {
    if let Ok(number) = text.parse::<u64>() {
        return Ok(format!("gen5,{number:016x}"));
    }
    match text.parse::<Prng>() {
        Ok(_) => Ok(text.to_owned()),
        Err(error) => bail!("{error}; a whole number from 0 to {} will do, too", u64::MAX),
    }
}

/// A number that follows from a seed and a place: for the choices of players, and for battles in a row.
pub fn derived(seed: &str, place: u64) -> u64 {
    // FNV-1a: short, and the same on every machine.
    let bytes = seed.bytes().chain(place.to_le_bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ byte as u64).wrapping_mul(0x0100_0000_01b3))
}

/// The seed of the `n`th battle in a row: the seed itself, then others of its kind.
pub fn of_game(seed: &str, n: u64) -> String {
    if n == 0 {
        return seed.to_owned();
    }
    let (a, b) = (derived(seed, 2 * n), derived(seed, 2 * n + 1));
    if seed.starts_with("sodium,") { format!("sodium,{a:016x}{b:016x}") } else { format!("gen5,{a:016x}") }
}

/// The seed of a player's random team in a battle: it follows from the battle's, and is of its kind.
pub fn of_team(seed: &str, player: usize) -> String {
    const AFTER_PLAYERS: u64 = 1000;
    of_game(&format!("{seed} team"), AFTER_PLAYERS + player as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_showdowns_seeds_are_read() {
        assert_eq!(read("255").unwrap(), "gen5,00000000000000ff");
        assert_eq!(read("1,2,3,4").unwrap(), "1,2,3,4");
        assert!(read("abc").unwrap_err().to_string().contains("abc"));
    }

    #[test]
    fn seeds_are_readable_and_differ() {
        assert!(fresh().parse::<Prng>().is_ok());
        assert_ne!(fresh(), fresh());
        assert_eq!(of_game("gen5,0000000000000001", 0), "gen5,0000000000000001");
        assert_ne!(of_game("1,2,3,4", 1), of_game("1,2,3,4", 2));
        assert!(of_game("sodium,00", 3).parse::<Prng>().is_ok());
    }
}
