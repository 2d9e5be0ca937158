//! Toxic Gas: no other Pokémon Power works while Muk is in play.

use crate::shared::works_by_itself;
use tallgrass_duel::prelude::*;

/// No other Pokémon Power works while this Pokémon is in play.
pub static TOXIC_GAS: Effect = Effect {
    name: "Toxic Gas",
    of: &[(id::MUK, place::FIRST)],
    on: &[on::initial_effect_1(works_by_itself)],
    at: &[at::stops_powers()],
    ..Effect::NEW
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, turn};
    use tallgrass_duel::{Answer, Refusal};

    #[test]
    fn no_other_power_works() {
        let side = |play| Side { play, ..Side::default() };
        let stopped = Err(Refusal::Because(Message::UnableDueToToxicGas));
        let duel = turn(side(&[id::MANKEY]), side(&[id::ABRA, id::MUK]));
        assert_eq!(duel.check(Answer::Power(0)), stopped);
        let mut duel = turn(side(&[id::MUK, id::MANKEY]), side(&[id::ABRA]));
        assert_eq!(duel.check(Answer::Power(1)), stopped);
        // An Active Muk that can't use its own Power stops none.
        duel.state.page_mut(Seat::Player).status = Condition::Asleep as u8;
        assert_eq!(duel.check(Answer::Power(1)), Ok(()));
        duel.state.page_mut(Seat::Player).status = Condition::Poisoned as u8;
        assert_eq!(duel.check(Answer::Power(1)), stopped);
    }
}
