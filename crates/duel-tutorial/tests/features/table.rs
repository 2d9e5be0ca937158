//! Setting a table for a test.

use std::sync::Arc;
use tallgrass_duel::{
    Answer, Ask, Denial, Duel, Effect, Event, Message, Refusal,
    duel::Rolls,
    prelude::*,
    scenario::{Side, turn},
};
use tallgrass_duel_tutorial::rulebook_with;

/// Numbers of the new cards.
pub const TANGELA: CardId = 229;
pub const ERIKA: CardId = 230;
pub const JYNX: CardId = 231;
pub const GREENHOUSE: CardId = 232;

/// A duel with some of the features, the player being asked what to do in their turn.
pub fn duel(features: &[&Effect], mine: Side<'_>, theirs: Side<'_>) -> Duel {
    let book = Arc::new(rulebook_with(features).expect("a rulebook"));
    let mut duel = turn(mine, theirs, book).expect("a position");
    duel.log = Some(Vec::new());
    duel
}

/// Makes the draws to come these; 1 is heads.
pub fn force(duel: &mut Duel, draws: &[u8]) {
    duel.rolls = Some(Box::new(Rolls::forcing(draws)));
}

/// How many of the forced draws were not made.
pub fn left(duel: &Duel) -> usize {
    duel.rolls.as_ref().map_or(0, |rolls| rolls.forced.len())
}

/// Gives answers that must go through.
pub fn answer(duel: &mut Duel, answers: &[Answer]) {
    for &answer in answers {
        duel.answer(answer).unwrap_or_else(|refusal| panic!("{answer:?}: {refusal}"));
    }
}

/// Why an answer doesn't go through. It must change nothing, and not be offered.
pub fn refusal(duel: &mut Duel, answer: Answer) -> Message {
    let before = duel.state;
    assert!(!duel.answers().contains(&answer), "{answer:?} is offered");
    let refusal = duel.answer(answer).expect_err("a refusal");
    assert_eq!(duel.state, before);
    match refusal {
        Refusal::Because(why) | Refusal::Forbidden(Denial { why, .. }) => why,
        other => panic!("{other}"),
    }
}

/// What an attempt at the menus is refused with.
pub fn attempt(duel: &mut Duel, answer: Answer) -> Verdict {
    duel.attempt(answer);
    duel.state.flow.verdict
}

/// The deck index of the first card with this id in the hand.
pub fn in_hand(duel: &Duel, card: CardId) -> u8 {
    let me = duel.me();
    let page = duel.state.page(me);
    *page.hand().iter().find(|&&index| duel.state.card_id(me, index) == card).expect("a card in the hand")
}

/// Whether the turn's owner is asked what to do.
pub fn asks_for_an_action(duel: &Duel) -> bool {
    duel.pending().ask == Ask::Turn
}

/// What was said since this was last asked.
pub fn said(duel: &mut Duel) -> Vec<Message> {
    let log = duel.log.replace(Vec::new()).unwrap_or_default();
    let said = log.into_iter().filter_map(|event| match event {
        Event::Say(message) => Some(message),
        _ => None,
    });
    said.collect()
}

/// Everything that happened since this was last asked.
pub fn happened(duel: &mut Duel) -> Vec<Event> {
    duel.log.replace(Vec::new()).unwrap_or_default()
}

/// The same duel, saved and continued.
pub fn continued(duel: &Duel) -> Duel {
    let mut again = Duel::load(&duel.save(), Arc::clone(duel.rulebook())).expect("a saved duel");
    assert_eq!(again.state, duel.state);
    again.log = Some(Vec::new());
    again
}
