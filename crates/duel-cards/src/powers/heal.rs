//! Heal: once a turn, on heads, one damage counter comes off one of your Pokémon.

use crate::shared::{mark_power_used, not_used_this_turn};
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
    if !duel.state.any_damage(duel.me()) {
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
            let page = duel.state.page(me);
            let hurt = page.occupied().filter(|&slot| duel.state.damage_on(me, slot) != 0);
            let hurt = hurt.fold(0, |mask, slot| mask | 1 << slot) & page.alive();
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
