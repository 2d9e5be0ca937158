//! Pokémon that don't go together in a team.

use tallgrass_pokedex::species::*;

use crate::engine::Pair;

pub const PAIRS: &[Pair] = &[
    // What a sandstorm would spoil: Shedinja, and whoever lives on with little HP.
    (&[SHEDINJA], &[TYRANITAR]),
    (&[DODRIO, FARFETCHD, RATICATE, PRIMEAPE, HITMONLEE, FURRET, YANMA, HERACROSS, BLAZIKEN, MEDICHAM], &[TYRANITAR]),
];
