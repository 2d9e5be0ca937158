//! Peal of Thunder: when you play it, a Pokémon drawn at random from all others in play takes 30 damage.

use crate::shared::{damage_random_pokemon, works_by_itself};
use tallgrass_duel::{flow::Frame, prelude::*};

/// When you play this Pokémon, 30 damage to a Pokémon on either side, at random, but not to this one.
pub static PEAL_OF_THUNDER: Effect = Effect {
    name: "Peal of Thunder",
    of: &[(id::ZAPDOS_LV68, place::FIRST)],
    on: &[on::initial_effect_1(works_by_itself), on::pkmn_power_trigger_steps(strike_random)],
    ..Effect::NEW
};

fn strike_random(duel: &mut Duel, step: u8) -> Next {
    if step != 0 {
        return Next::Done;
    }
    damage_random_pokemon(duel, 30);
    duel.destiny_bond();
    Next::Call(Frame::knock_outs(), 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, answer, force, turn};
    use tallgrass_duel::Answer;

    /// Hit points of both Active Pokémon and Zapdos, after these draws: whose, and who there.
    fn hp_after(draws: &[u8]) -> [u8; 3] {
        let mine = Side { play: &[id::SQUIRTLE], hand: &[id::ZAPDOS_LV68], ..Side::default() };
        let mut duel = turn(mine, Side { play: &[id::EKANS, id::ABRA], ..Side::default() });
        force(&mut duel, draws);
        answer(&mut duel, &[Answer::Basic(1)]);
        assert!(duel.rolls.take().is_some_and(|rolls| rolls.forced.is_empty()));
        let [own, other] = Seat::BOTH.map(|seat| duel.state.page(seat).hp);
        [own[0], other[0], own[1]]
    }

    #[test]
    fn anybody_but_itself_may_be_struck() {
        assert_eq!(hp_after(&[1, 0]), [40, 10, 100]);
        assert_eq!(hp_after(&[0, 0]), [10, 40, 100]);
        assert_eq!(hp_after(&[0, 1, 1, 0]), [40, 10, 100], "drawn again");
    }

    #[test]
    fn it_may_knock_out_and_a_prize_is_taken() {
        let mine = Side { play: &[id::SQUIRTLE], hand: &[id::ZAPDOS_LV68], ..Side::default() };
        let mut duel = turn(mine, Side { play: &[id::EKANS, id::ABRA], ..Side::default() });
        force(&mut duel, &[1, 1]);
        answer(&mut duel, &[Answer::Basic(1)]);
        assert_eq!(duel.pending().ask, tallgrass_duel::Ask::Prize);
        answer(&mut duel, &[Answer::Pick(0)]);
        assert_eq!(duel.state.page(Seat::Opponent).in_play, 1);
        assert_eq!(duel.pending().ask, tallgrass_duel::Ask::Turn, "the turn goes on");
    }
}
