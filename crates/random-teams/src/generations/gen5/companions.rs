//! Pokémon that don't go together in a team.

use tallgrass_pokedex::species::*;

use crate::engine::Pair;

pub const PAIRS: &[Pair] = &[
    // Much the same.
    (&[BLISSEY], &[CHANSEY]),
    (&[ILLUMISE], &[VOLBEAT]),
    // Dry Skin in the sun.
    (&[PARASECT, JYNX, TOXICROAK], &[NINETALES, GROUDON]),
    // Shedinja in sand or hail.
    (&[SHEDINJA], &[TYRANITAR, HIPPOWDON, ABOMASNOW]),
];
