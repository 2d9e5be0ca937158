//! Prehistoric Power: no more evolutions while Aerodactyl is in play.

use crate::shared::works_by_itself;
use tallgrass_duel::prelude::*;

/// No Pokémon can evolve while this one is in play.
pub static PREHISTORIC_POWER: Effect = Effect {
    name: "Prehistoric Power",
    of: &[(id::AERODACTYL, place::FIRST)],
    on: &[on::initial_effect_1(works_by_itself)],
    at: &[at::stops_evolution()],
    ..Effect::NEW
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, turn};
    use tallgrass_duel::{Answer, Refusal};

    fn may_evolve(theirs: &[CardId]) -> Result<(), Refusal> {
        let mine = Side { play: &[id::ABRA], hand: &[id::KADABRA], ..Side::default() };
        turn(mine, Side { play: theirs, ..Side::default() }).check(Answer::Evolve(1, 0))
    }

    #[test]
    fn nobody_evolves() {
        let why = Refusal::Because(Message::UnableToEvolveDueToPrehistoricPower);
        assert_eq!(may_evolve(&[id::ABRA]), Ok(()));
        assert_eq!(may_evolve(&[id::ABRA, id::AERODACTYL]), Err(why));
        assert_eq!(may_evolve(&[id::ABRA, id::AERODACTYL, id::MUK]), Ok(()));
    }
}
