//! Setting a table for a test.

pub use tallgrass_duel::{
    Answer, Ask, Duel, Event,
    duel::Rolls,
    prelude::*,
    scenario::{self, Side},
    state::ACTIVE,
};
use tallgrass_duel_cards::rulebook;

/// A duel in the player's turn, the player being asked what to do.
pub fn turn(mine: Side<'_>, theirs: Side<'_>) -> Duel {
    scenario::turn(mine, theirs, rulebook()).expect("a position")
}

/// A side with only these Pokémon.
pub fn playing(play: &[CardId]) -> Side<'_> {
    Side { play, ..Side::default() }
}

/// Gives answers that go through.
pub fn answer(duel: &mut Duel, answers: &[Answer]) {
    for &answer in answers {
        duel.answer(answer).unwrap_or_else(|refusal| panic!("{answer:?}: {refusal}"));
    }
}

/// Makes the draws to come these; 1 is heads.
pub fn force(duel: &mut Duel, draws: &[u8]) {
    duel.rolls = Some(Box::new(Rolls::forcing(draws)));
}
