//! Damage Swap: as often as you like, move a damage counter from one of your Pokémon to another that survives it.

use crate::{
    choose::{damaged_pokemon, occupied},
    shared::move_damage_counter,
};
use tallgrass_duel::{event::Action, prelude::*};

/// As often as you like, move a damage counter from one of your Pokémon to another that survives it.
pub static DAMAGE_SWAP: Effect = Effect {
    name: "Damage Swap",
    of: &[(id::ALAKAZAM, place::FIRST)],
    on: &[on::initial_effect_2(may_move), on::before_damage_steps(move_counters), on::after_damage(move_for_the_ai)],
    ..Effect::NEW
};

fn may_move(duel: &mut Duel) -> Result<(), Message> {
    let (me, user) = (duel.me(), duel.state.work.slot);
    duel.set_arg(0, user);
    damaged_pokemon(duel, me)?;
    duel.can_use_power(me, user)
}

fn survives(duel: &Duel, slot: Slot) -> bool {
    duel.state.page(duel.me()).hp[slot as usize % 6] != 10
}

/// Where from and where to stand in the arguments after the user's slot. Damage may go to and fro, so it is for the
/// duelist to stop.
fn move_counters(duel: &mut Duel, step: u8) -> Next {
    let me = duel.me();
    match step {
        0 if !duel.state.page(me).answers() => Next::Done,
        0 => {
            let mask = occupied(duel, me, |slot| duel.state.damage_on(me, slot) != 0);
            duel.ask_slot(me, me, mask, Message::ChoosePokemonToRemoveDamageCounterFrom).or_stop();
            Next::Ask(1)
        }
        1 => {
            let Some(from) = duel.answered() else {
                duel.forget_args(1);
                return Next::Done;
            };
            duel.set_arg(1, from);
            let attempting = duel.attempting();
            let mask = occupied(duel, me, |slot| survives(duel, slot) && (attempting || slot != from));
            duel.ask_slot(me, me, mask, Message::ChoosePokemonToGiveDamageCounter).or_stop();
            Next::Ask(2)
        }
        _ => {
            if let Some(to) = duel.answered() {
                duel.set_arg(2, to);
                move_damage_counter(duel, me, duel.arg(1), to);
                duel.announce(Action::PowerAfterDamage);
            }
            Next::Step(0)
        }
    }
}

fn move_for_the_ai(duel: &mut Duel) {
    let (me, from, to) = (duel.me(), duel.arg(1), duel.arg(2));
    if survives(duel, to) {
        move_damage_counter(duel, me, from, to);
    }
}
