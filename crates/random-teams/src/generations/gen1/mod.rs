//! Generation 1: Random Battle, Challenge Cup and Hackmons Cup.

mod challenge_cup;
mod hackmons_cup;
mod listed;
mod random;

pub use challenge_cup::ChallengeCup;
pub use hackmons_cup::HackmonsCup;
pub use random::Random;

/// Individual values as later generations write them: twice those of up to 15, of which those of HP are made of the others'
/// last bits, and Special has one for both.
pub fn individual_values([atk, def, special, speed]: [u8; 4]) -> [u8; 6] {
    let hp = atk % 2 * 8 + def % 2 * 4 + speed % 2 * 2 + special % 2;
    [hp, atk, def, special, special, speed].map(|value| 2 * value)
}
