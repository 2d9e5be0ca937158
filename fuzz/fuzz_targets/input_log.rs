//! Whatever is written to the simulator, it answers and goes on.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tallgrass_battle::protocol::session::Session;

fuzz_target!(|text: &str| {
    let mut session = Session::new(tallgrass_battle_effects::library());
    for line in text.lines().take(200) {
        let _ = session.write(line);
        let _ = session.take_messages();
    }
});
