//! Heal: once a turn, on heads, one damage counter comes off one of your Pokémon.

use crate::{
    choose::damaged_slots,
    shared::{mark_power_used, not_used_this_turn},
};
use tallgrass_duel::prelude::*;

/// Once a turn, on heads, one damage counter comes off one of your Pokémon.
pub static HEAL: Effect = Effect {
    name: "Heal",
    of: &[(id::VILEPLUME, place::FIRST)],
    on: &[on::initial_effect_2(may_heal), on::before_damage_steps(toss_and_heal)],
    ..Effect::NEW
};

fn may_heal(duel: &mut Duel) -> Result<(), Message> {
    let user = duel.state.work.slot;
    duel.set_arg(0, user);
    not_used_this_turn(duel, user)?;
    if !duel.any_damage(duel.me()) {
        return Err(Message::NoPokemonWithDamageCounters);
    }
    duel.can_use_power(duel.me(), user)
}

fn toss_and_heal(duel: &mut Duel, step: u8) -> Next {
    let me = duel.me();
    match step {
        0 => {
            let heads = duel.toss();
            duel.set_arg(1, heads as u8);
            // The AI has chosen before.
            if !heads || !duel.state.page(me).answers() {
                return Next::Step(2);
            }
            let hurt = damaged_slots(duel, me);
            duel.ask_slot(me, me, hurt, Message::ChoosePkmnToRemoveDamageCounter);
            Next::Ask(1)
        }
        1 => {
            let Some(slot) = duel.answered() else { return Next::Step(0) };
            duel.state.work.slot = slot;
            duel.set_arg(2, slot);
            Next::Step(2)
        }
        _ => {
            // Tails uses it up too.
            mark_power_used(duel, duel.arg(0));
            if duel.arg(1) != 0 {
                let healed = duel.arg(2) as usize % 6;
                let hp = &mut duel.state.page_mut(me).hp[healed];
                *hp = hp.wrapping_add(10);
            }
            Next::Done
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, answer, force, slots, turn};
    use tallgrass_duel::{Answer, Ask, Refusal};

    fn table(coin: u8) -> Duel {
        let mine = Side { play: &[id::VILEPLUME, id::ABRA, id::EKANS], ..Side::default() };
        let mut duel = turn(mine, Side { play: &[id::ABRA], ..Side::default() });
        duel.state.page_mut(Seat::Player).hp[2] = 20;
        force(&mut duel, &[coin]);
        answer(&mut duel, &[Answer::Power(0)]);
        duel
    }

    #[test]
    fn on_heads_a_counter_comes_off_whom_one_chooses() {
        let mut duel = table(1);
        assert_eq!(slots(&duel), [2], "nobody else is hurt");
        answer(&mut duel, &[Answer::Slot(2)]);
        assert_eq!(duel.state.page(Seat::Player).hp[2], 30);
        assert_eq!(duel.check(Answer::Power(0)), Err(Refusal::Because(Message::OnlyOncePerTurn)));
    }

    #[test]
    fn tails_uses_it_up_too() {
        let duel = table(0);
        assert_eq!((duel.pending().ask, duel.state.page(Seat::Player).hp[2]), (Ask::Turn, 20));
        assert_eq!(duel.check(Answer::Power(0)), Err(Refusal::Because(Message::OnlyOncePerTurn)));
    }
}
