//! Solar Power: once a turn, neither Active Pokémon is asleep, confused, paralysed or poisoned any longer.

use crate::shared::{mark_power_used, not_used_this_turn};
use tallgrass_duel::prelude::*;

/// Once a turn, both Active Pokémon are cured: asleep, confused, paralysed and poisoned no longer.
pub static SOLAR_POWER: Effect = Effect {
    name: "Solar Power",
    of: &[(id::VENUSAUR_LV64, place::FIRST)],
    on: &[on::initial_effect_2(may_cure), on::before_damage(cure_both)],
    ..Effect::NEW
};

fn may_cure(duel: &mut Duel) -> Result<(), Message> {
    let user = duel.state.work.slot;
    duel.set_arg(0, user);
    not_used_this_turn(duel, user)?;
    duel.can_use_power(duel.me(), user)?;
    if duel.state.pages.iter().all(|page| page.status == 0) {
        return Err(Message::NotAffectedByPoisonSleepParalysisOrConfusion);
    }
    Ok(())
}

fn cure_both(duel: &mut Duel) {
    mark_power_used(duel, duel.arg(0));
    for page in &mut duel.state.pages {
        page.status = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, answer, turn};
    use tallgrass_duel::{Answer, Refusal};

    fn table(theirs: u8) -> Duel {
        let mine = Side { play: &[id::ABRA, id::VENUSAUR_LV64], ..Side::default() };
        let mut duel = turn(mine, Side { play: &[id::ABRA], ..Side::default() });
        duel.state.page_mut(Seat::Opponent).status = theirs;
        duel
    }

    #[test]
    fn both_active_pokemon_are_cured_once_a_turn() {
        let mut duel = table(Condition::BadlyPoisoned as u8 | Condition::Asleep as u8);
        duel.state.page_mut(Seat::Player).status = Condition::Confused as u8;
        answer(&mut duel, &[Answer::Power(1)]);
        assert_eq!(Seat::BOTH.map(|seat| duel.state.page(seat).status), [0, 0]);
        duel.state.page_mut(Seat::Opponent).status = Condition::Poisoned as u8;
        assert_eq!(duel.check(Answer::Power(1)), Err(Refusal::Because(Message::OnlyOncePerTurn)));
    }

    #[test]
    fn without_a_condition_there_is_nothing_to_cure() {
        let why = Message::NotAffectedByPoisonSleepParalysisOrConfusion;
        assert_eq!(table(0).check(Answer::Power(1)), Err(Refusal::Because(why)));
    }
}
