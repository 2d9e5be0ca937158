//! Teams in any of their forms are read or refused, and what was read is written back to the same team.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tallgrass_pokedex::teams::{self, PokemonSet};

fuzz_target!(|text: &str| {
    let _ = teams::import(text);
    let _ = teams::from_json(text);
    if let Ok(team) = teams::unpack(text) {
        // As in Showdown, a Poké Ball's name without letters leaves commas behind, once; and each reading halves the spaces
        // in a row within a nature. Both come to an end.
        let again =
            |team: Vec<PokemonSet>| teams::unpack(&teams::pack(&team)).expect("what was packed can be unpacked");
        let settled = (0..usize::BITS).fold(team, |team, _| again(team));
        assert_eq!(again(settled.clone()), settled);
    }
});
