//! Rain Dance: Water Energy may be attached to Water Pokémon as often as you like.

use crate::shared::works_by_itself;
use tallgrass_duel::prelude::*;

/// As often as you like in your turn, attach Water Energy to your Water Pokémon.
pub static RAIN_DANCE: Effect = Effect {
    name: "Rain Dance",
    of: &[(id::BLASTOISE, place::FIRST)],
    on: &[on::initial_effect_1(works_by_itself)],
    at: &[at::free_energy(Color::Water)],
    ..Effect::NEW
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, answer, turn};
    use tallgrass_duel::Answer;

    fn table(play: &[CardId]) -> Duel {
        let hand = &[id::WATER_ENERGY, id::WATER_ENERGY, id::WATER_ENERGY, id::FIRE_ENERGY];
        turn(Side { play, hand, ..Side::default() }, Side { play: &[id::ABRA], ..Side::default() })
    }

    #[test]
    fn water_energy_goes_on_water_pokemon_as_often_as_one_likes() {
        let mut duel = table(&[id::SQUIRTLE, id::BLASTOISE, id::ABRA]);
        answer(&mut duel, &[Answer::Energy(3, 0), Answer::Energy(4, 1)]);
        assert_eq!(duel.state.table.energy_played, 0);
        // On others it is the turn's Energy.
        answer(&mut duel, &[Answer::Energy(6, 0)]);
        assert!(duel.check(Answer::Energy(5, 2)).is_err());
        answer(&mut duel, &[Answer::Energy(5, 0)]);
    }

    #[test]
    fn not_while_it_is_asleep_or_gassed() {
        let mut duel = table(&[id::BLASTOISE, id::SQUIRTLE]);
        duel.state.page_mut(Seat::Player).status = Condition::Asleep as u8;
        answer(&mut duel, &[Answer::Energy(2, 1)]);
        assert!(duel.check(Answer::Energy(3, 1)).is_err());
        let mut duel = table(&[id::BLASTOISE, id::MUK]);
        answer(&mut duel, &[Answer::Energy(2, 0)]);
        assert!(duel.check(Answer::Energy(3, 0)).is_err());
    }
}
