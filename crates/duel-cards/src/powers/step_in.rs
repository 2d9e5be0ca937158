//! Step In: once a turn, it comes up from the Bench in place of your Active Pokémon.

use crate::shared::{mark_power_used, not_used_this_turn};
use tallgrass_duel::prelude::*;

/// Once a turn, this Pokémon may come up from the Bench in place of your Active Pokémon.
pub static STEP_IN: Effect = Effect {
    name: "Step In",
    of: &[(id::DRAGONITE_LV45, place::FIRST)],
    on: &[on::initial_effect_2(may_step_in), on::before_damage(switch)],
    ..Effect::NEW
};

fn may_step_in(duel: &mut Duel) -> Result<(), Message> {
    let user = duel.state.work.slot;
    duel.set_arg(0, user);
    if user == ACTIVE {
        return Err(Message::CanOnlyBeUsedOnTheBench);
    }
    not_used_this_turn(duel, user)?;
    duel.can_use_power(duel.me(), user)
}

fn switch(duel: &mut Duel) {
    let (me, user) = (duel.me(), duel.arg(0));
    duel.state.page_mut(me).switch_active(user);
    mark_power_used(duel, ACTIVE);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, answer, turn};
    use tallgrass_duel::{Answer, Refusal};

    #[test]
    fn it_comes_up_and_the_other_s_conditions_go() {
        let mine = Side { play: &[id::ABRA, id::EKANS, id::DRAGONITE_LV45], ..Side::default() };
        let mut duel = turn(mine, Side { play: &[id::ABRA], ..Side::default() });
        duel.state.page_mut(Seat::Player).status = Condition::Asleep as u8;
        answer(&mut duel, &[Answer::Power(2)]);
        let page = duel.state.page(Seat::Player);
        assert_eq!((page.slots[..3].to_vec(), page.status), (vec![2, 1, 0], 0));
        // The mark has come along.
        assert_eq!(duel.check(Answer::Power(0)), Err(Refusal::Because(Message::CanOnlyBeUsedOnTheBench)));
        duel.state.page_mut(Seat::Player).switch_active(1);
        assert_eq!(duel.check(Answer::Power(1)), Err(Refusal::Because(Message::OnlyOncePerTurn)));
    }
}
