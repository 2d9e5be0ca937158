//! Small positions for the tests that stand beside the effects.

use crate::rulebook;
pub(crate) use tallgrass_duel::scenario::Side;
use tallgrass_duel::{Answer, Duel, Event, Message, Rules, duel::Rolls, scenario};

/// A duel in the player's turn.
pub(crate) fn duel(mine: Side<'_>, theirs: Side<'_>) -> Duel {
    Duel::new(scenario::position(mine, theirs).expect("a position"), rulebook(), Rules::CARTRIDGE)
}

/// Uses an attack of the player's Active Pokémon with these draws first (1 is heads); gives what was said after the
/// attack was announced.
pub(crate) fn attack(duel: &mut Duel, place: u8, draws: &[u8]) -> Vec<Message> {
    duel.log = Some(Vec::new());
    force(duel, draws);
    duel.start_action(Answer::Attack(place));
    assert!(duel.is_idle(), "{:?}", duel.pending());
    let left = duel.rolls.take().expect("rolls").forced;
    assert!(left.is_empty(), "draws that weren't used: {left:?}");
    let mut said = said(duel);
    said.retain(|&message| message != Message::PokemonsAttack);
    said
}

/// A duel in the player's turn, the player being asked what to do. Where no deck and no prizes are listed there are some.
pub(crate) fn turn(mine: Side<'_>, theirs: Side<'_>) -> Duel {
    scenario::turn(mine, theirs, rulebook()).expect("a position")
}

/// Makes the draws to come these; 1 is heads.
pub(crate) fn force(duel: &mut Duel, draws: &[u8]) {
    duel.rolls = Some(Box::new(Rolls::forcing(draws)));
}

/// What was said since the log was begun.
pub(crate) fn said(duel: &mut Duel) -> Vec<Message> {
    let said = duel.log.take().expect("a log").into_iter().filter_map(|event| match event {
        Event::Say(message) => Some(message),
        _ => None,
    });
    said.collect()
}

/// Gives answers that go through.
pub(crate) fn answer(duel: &mut Duel, answers: &[Answer]) {
    for &answer in answers {
        duel.answer(answer).unwrap_or_else(|refusal| panic!("{answer:?}: {refusal}"));
    }
}

/// The slots that can be answered.
pub(crate) fn slots(duel: &Duel) -> Vec<u8> {
    let answers = duel.answers();
    let slot = |answer: &Answer| if let Answer::Slot(slot) = answer { Some(*slot) } else { None };
    answers.iter().filter_map(slot).collect()
}
