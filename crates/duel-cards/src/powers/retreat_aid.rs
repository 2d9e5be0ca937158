//! Retreat Aid: While Dodrio is on the Bench, retreating costs one Energy less.

use crate::shared::works_by_itself;
use tallgrass_duel::prelude::*;

/// While this Pokémon is on your Bench, your Active Pokémon retreats for one Energy less.
pub static RETREAT_AID: Effect = Effect {
    name: "Retreat Aid",
    of: &[(id::DODRIO, place::FIRST)],
    on: &[on::initial_effect_1(works_by_itself)],
    at: &[at::cheaper_retreat()],
    ..Effect::NEW
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, turn};

    fn cost(play: &[CardId]) -> u8 {
        let duel = turn(Side { play, ..Side::default() }, Side { play: &[id::ABRA], ..Side::default() });
        duel.retreat_cost(Seat::Player)
    }

    #[test]
    fn each_benched_one_makes_retreating_cheaper() {
        assert_eq!(cost(&[id::CHARIZARD, id::ABRA]), 3);
        assert_eq!(cost(&[id::CHARIZARD, id::DODRIO]), 2);
        assert_eq!(cost(&[id::CHARIZARD, id::DODRIO, id::DODRIO]), 1);
        assert_eq!(cost(&[id::ABRA, id::DODRIO, id::DODRIO, id::DODRIO]), 0);
        assert_eq!(cost(&[id::CHARIZARD, id::DODRIO, id::MUK]), 3);
    }
}
