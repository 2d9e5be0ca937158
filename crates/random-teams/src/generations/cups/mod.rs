//! Challenge Cup and Hackmons Cup: any Pokémon with any moves, at levels at which all are about as strong.

mod challenge;
mod hackmons;
mod level;
mod numbers;

pub use challenge::ChallengeCup;
pub use hackmons::HackmonsCup;
pub use level::balanced_level;
pub use numbers::{Numbers, is_in_the_games};

use tallgrass_pokedex::{Gender, Species};

use crate::engine::Draws;

/// Effort values that add up to 510, in random portions.
fn any_efforts(draws: &mut Draws) -> [i16; 6] {
    let (mut evs, mut left) = ([0; 6], 510);
    while left > 0 {
        let stat = draws.below(evs.len());
        let portion = draws.below((256 - evs[stat] as usize).min(left + 1));
        evs[stat] += portion as i16;
        left -= portion;
    }
    evs
}

/// A number below 256 for each stat, if that is how many there are, and likewise for others.
fn any_values(draws: &mut Draws, sides: usize) -> [u8; 6] {
    [(); 6].map(|()| draws.below(sides) as u8)
}

fn any_gender(species: &Species, draws: &mut Draws) -> Gender {
    species.gender.unwrap_or_else(|| if draws.below(2) == 1 { Gender::Female } else { Gender::Male })
}
