//! Pokémon that don't go together in a team.

use tallgrass_pokedex::species::*;

use crate::engine::Pair;

pub const PAIRS: &[Pair] = &[
    // Dry Skin in the sun.
    (&[PARASECT, TOXICROAK], &[GROUDON]),
    // Shedinja in sand or hail.
    (&[SHEDINJA], &[TYRANITAR, HIPPOWDON, ABOMASNOW]),
];
