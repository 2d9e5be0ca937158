//! Teams in any of their forms are read or refused, and what was read is written back to the same team.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tallgrass_pokedex::teams;

fuzz_target!(|text: &str| {
    let _ = teams::import(text);
    let _ = teams::from_json(text);
    if let Ok(team) = teams::unpack(text) {
        let packed = teams::pack(&team);
        let again = teams::unpack(&packed).expect("what was packed can be unpacked");
        assert_eq!(teams::pack(&again), packed);
    }
});
