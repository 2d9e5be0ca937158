//! Damage Swap: as often as you like, move a damage counter from one of your Pokémon to another that survives it.

use crate::{
    choose::{damaged_pokemon, occupied},
    shared::{move_damage_counter, survives},
};
use tallgrass_duel::{event::Action, prelude::*};

/// As often as you like in your turn, move a damage counter from one of your Pokémon to another that survives it.
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

/// Where from and where to stand in the arguments after the user's slot. Damage may go to and fro, so it is for the
/// duelist to stop.
fn move_counters(duel: &mut Duel, step: u8) -> Next {
    let me = duel.me();
    match step {
        0 if !duel.state.page(me).answers() => Next::Done,
        0 => {
            let mask = occupied(duel, me, |slot| duel.damage_on(me, slot) != 0);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, answer, slots, turn};
    use tallgrass_duel::Answer;

    fn table() -> Duel {
        let mine = Side { play: &[id::ALAKAZAM, id::ABRA, id::EKANS], ..Side::default() };
        let mut duel = turn(mine, Side { play: &[id::ABRA], ..Side::default() });
        duel.state.page_mut(Seat::Player).hp[..3].copy_from_slice(&[60, 30, 10]);
        duel
    }

    #[test]
    fn counters_move_to_whoever_survives_them() {
        let mut duel = table();
        answer(&mut duel, &[Answer::Power(0)]);
        assert_eq!(slots(&duel), [0, 2], "Abra has no damage");
        answer(&mut duel, &[Answer::Slot(2)]);
        assert_eq!(slots(&duel), [0, 1]);
        answer(&mut duel, &[Answer::Slot(1), Answer::Slot(0)]);
        assert_eq!(slots(&duel), [1, 2], "Ekans has 20 now");
        answer(&mut duel, &[Answer::Stop, Answer::Stop]);
        assert_eq!(duel.state.page(Seat::Player).hp[..3], [60, 20, 20]);
        assert_eq!(duel.pending().ask, tallgrass_duel::Ask::Turn);
    }

    #[test]
    fn the_ai_can_t_knock_its_own_out() {
        let mut duel = table();
        duel.set_arg(1, 0);
        duel.set_arg(2, 2);
        move_for_the_ai(&mut duel);
        assert_eq!(duel.state.page(Seat::Player).hp[..3], [60, 30, 10]);
        duel.set_arg(2, 1);
        move_for_the_ai(&mut duel);
        assert_eq!(duel.state.page(Seat::Player).hp[..3], [70, 20, 10]);
    }
}
