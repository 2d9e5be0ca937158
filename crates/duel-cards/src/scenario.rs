//! Small positions for the tests that stand beside the effects.

use crate::rulebook;
pub(crate) use tallgrass_duel::scenario::Side;
use tallgrass_duel::{Answer, Duel, Event, Message, Rules, duel::Rolls, scenario::position};

/// A duel in the player's turn.
pub(crate) fn duel(mine: Side<'_>, theirs: Side<'_>) -> Duel {
    Duel::new(position(mine, theirs).expect("a position"), rulebook(), Rules::CARTRIDGE)
}

/// Uses an attack of the player's Active Pokémon with these draws first (1 is heads); gives what was said after the
/// attack was announced.
pub(crate) fn attack(duel: &mut Duel, place: u8, draws: &[u8]) -> Vec<Message> {
    duel.log = Some(Vec::new());
    duel.rolls = Some(Box::new(Rolls { forced: draws.iter().copied().collect(), ..Rolls::default() }));
    duel.start_action(Answer::Attack(place));
    assert!(duel.is_idle(), "{:?}", duel.pending());
    let left = duel.rolls.take().expect("rolls").forced;
    assert!(left.is_empty(), "draws that weren't used: {left:?}");
    let said = duel.log.take().expect("a log").into_iter().filter_map(|event| match event {
        Event::Say(message) => Some(message),
        _ => None,
    });
    said.filter(|&message| message != Message::PokemonsAttack).collect()
}
