//! Amnesia: choose an attack of the Defending Pokémon; it can't use that attack during its next turn.

use crate::shared::{ai_picks_attack_to_forget, choose_attack_to_forget, defender_has_attack, forget_attack};
use tallgrass_duel::prelude::*;

/// Choose an attack of the Defending Pokémon; it can't use that attack during its next turn.
pub static AMNESIA: Effect = Effect {
    name: "Amnesia",
    of: &[(id::POLIWHIRL, place::FIRST), (id::SLOWPOKE_LV9, place::SECOND)],
    on: &[
        on::initial_effect_1(defender_has_attack),
        on::initial_effect_2_steps(choose_attack_to_forget),
        on::before_damage(forget_attack),
        on::ai_selection(ai_picks_attack_to_forget),
    ],
    ..Effect::NEW
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, answer, turn};
    use tallgrass_duel::{Answer, Refusal};

    #[test]
    fn the_attack_that_was_chosen_is_forgotten_for_a_turn() {
        let mine = Side { play: &[id::POLIWHIRL], attached: &[id::WATER_ENERGY; 2], ..Side::default() };
        let theirs = Side { play: &[id::CHARMANDER], attached: &[id::FIRE_ENERGY; 2], ..Side::default() };
        let mut duel = turn(mine, theirs);
        answer(&mut duel, &[Answer::Attack(0)]);
        assert_eq!(duel.answers().as_slice(), [Answer::Pick(0), Answer::Pick(1)]);
        answer(&mut duel, &[Answer::Pick(1)]);
        let why = Refusal::Because(Message::UnableToUseAttackDueToAmnesia);
        assert_eq!(duel.check(Answer::Attack(1)), Err(why));
        assert_eq!(duel.check(Answer::Attack(0)), Ok(()));
        answer(&mut duel, &[Answer::EndTurn, Answer::EndTurn]);
        assert_eq!(duel.check(Answer::Attack(1)), Ok(()));
    }
}
