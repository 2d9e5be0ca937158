//! An answer goes through, or is refused with the duel as it was; and no card is lost.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tallgrass_duel::{Answer, Deck, Duel, Setup};
use tallgrass_duel_cards::rulebook;

fn start(first: u8, second: u8) -> Duel {
    let decks = tallgrass_cards::decks();
    let deck = |at: u8| Deck::listed(&decks[at as usize % decks.len()]).expect("the cartridge's decks can be played");
    Setup::new([deck(first), deck(second)]).seed([first, second, 7]).begin(rulebook())
}

fn any(kind: u8, one: u8, two: u8) -> Answer {
    match kind % 16 {
        0 => Answer::EndTurn,
        1 => Answer::Attack(one),
        2 => Answer::Power(one),
        3 => Answer::Retreat,
        4 => Answer::Trainer(one),
        5 => Answer::Energy(one, two),
        6 => Answer::Basic(one),
        7 => Answer::Evolve(one, two),
        8 => Answer::Card(one),
        9 => Answer::Slot(one),
        10 => Answer::Pick(one),
        11 => Answer::Yes,
        12 => Answer::No,
        13 => Answer::Stop,
        14 => Answer::Back,
        _ => Answer::Restart,
    }
}

fuzz_target!(|bytes: &[u8]| {
    let [first, second, rest @ ..] = bytes else { return };
    let mut duel = start(*first, *second);
    for chunk in rest.chunks_exact(3).take(2000) {
        let answers = duel.answers();
        // Every other byte names a listed answer, so that duels get somewhere.
        let listed = chunk[0] & 0x80 != 0 && !answers.is_empty();
        let answer =
            if listed { answers[chunk[1] as usize % answers.len()] } else { any(chunk[0], chunk[1], chunk[2]) };
        let before = duel.state;
        match duel.answer(answer) {
            Ok(()) => assert!(answers.contains(&answer) || answer == Answer::Back && before.pending.back),
            Err(_) => assert!(!listed && duel.state == before),
        }
        if duel.is_over() {
            return;
        }
        assert_eq!(duel.state.check(), Ok(()));
    }
});
