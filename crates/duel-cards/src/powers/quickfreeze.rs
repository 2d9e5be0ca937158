//! Quickfreeze: when you play it, on heads the Defending Pokémon is paralysed.

use crate::shared::works_by_itself;
use tallgrass_duel::prelude::*;

/// When you play this Pokémon, toss a coin: on heads, the Defending Pokémon is paralysed.
pub static QUICKFREEZE: Effect = Effect {
    name: "Quickfreeze",
    of: &[(id::ARTICUNO_LV37, place::FIRST)],
    on: &[on::initial_effect_1(works_by_itself), on::pkmn_power_trigger(paralyse_on_heads)],
    ..Effect::NEW
};

fn paralyse_on_heads(duel: &mut Duel) {
    let foe = duel.foe();
    if duel.toss() {
        duel.inflict(foe, Condition::Paralyzed);
        duel.apply_conditions();
    } else {
        duel.was_unsuccessful();
    }
    duel.say_failure();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, answer, force, said, turn};
    use tallgrass_duel::Answer;

    fn played(coins: &[u8], theirs: &[CardId]) -> (u8, Vec<Message>) {
        let mine = Side { play: &[id::ABRA], hand: &[id::ARTICUNO_LV37], ..Side::default() };
        let mut duel = turn(mine, Side { play: theirs, ..Side::default() });
        duel.log = Some(Vec::new());
        force(&mut duel, coins);
        answer(&mut duel, &[Answer::Basic(1)]);
        assert!(duel.rolls.take().is_some_and(|rolls| rolls.forced.is_empty()));
        (duel.state.page(Seat::Opponent).status, said(&mut duel).split_off(2))
    }

    #[test]
    fn heads_paralyses() {
        assert_eq!(played(&[1], &[id::ABRA]), (Condition::Paralyzed as u8, vec![Message::WillUseThePokemonPower]));
        let failed = vec![Message::WillUseThePokemonPower, Message::WasUnsuccessful];
        assert_eq!(played(&[0], &[id::ABRA]), (0, failed));
        let unaffected = vec![Message::WillUseThePokemonPower, Message::ThereWasNoEffectFromParalysis];
        assert_eq!(played(&[1], &[id::SNORLAX]), (0, unaffected));
        assert_eq!(played(&[], &[id::MUK]), (0, vec![Message::UnableToUsePkmnPowerDueToToxicGas]));
    }
}
