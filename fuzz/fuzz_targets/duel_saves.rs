//! Bytes are loaded or refused; what is loaded is saved as it was, and can be played on.
#![no_main]

use libfuzzer_sys::fuzz_target;
use std::sync::OnceLock;
use tallgrass_duel::{Deck, Duel, Setup};
use tallgrass_duel_cards::rulebook;

/// A real save to change: most changed bytes of anything else would be refused at once.
fn real() -> &'static [u8] {
    static REAL: OnceLock<Vec<u8>> = OnceLock::new();
    REAL.get_or_init(|| {
        let decks = tallgrass_cards::decks();
        let deck = |at: usize| Deck::listed(&decks[at]).expect("the cartridge's decks can be played");
        let mut duel = Setup::new([deck(10), deck(20)]).seed([1, 2, 3]).begin(rulebook());
        for _ in 0..60 {
            let answers = duel.answers();
            let Some(&answer) = answers.get(answers.len() / 2) else { break };
            if duel.answer(answer).is_err() {
                break;
            }
        }
        duel.save()
    })
}

fn resealed(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.truncate(bytes.len().saturating_sub(8));
    let step = |hash: u64, byte: &u8| (hash ^ *byte as u64).wrapping_mul(0x0000_0100_0000_01b3);
    let checksum = bytes.iter().fold(0xcbf2_9ce4_8422_2325, step);
    bytes.extend(checksum.to_le_bytes());
    bytes
}

fn try_it(bytes: &[u8]) {
    let Ok(mut duel) = Duel::load(bytes, rulebook()) else { return };
    assert!(duel.save() == bytes);
    for turn in 0..200 {
        let answers = duel.answers();
        if duel.is_over() || answers.is_empty() {
            return;
        }
        let _ = duel.answer(answers[turn % answers.len()]);
    }
}

fuzz_target!(|bytes: &[u8]| {
    try_it(bytes);
    // Read as places and values to be put there.
    let mut changed = real().to_vec();
    for change in bytes.chunks_exact(3) {
        let at = u16::from_le_bytes([change[0], change[1]]) as usize % changed.len();
        changed[at] = change[2];
    }
    try_it(&resealed(changed));
});
