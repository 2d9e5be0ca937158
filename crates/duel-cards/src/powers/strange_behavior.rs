//! Strange Behavior: as often as you like, move a damage counter from another of your Pokémon to this one, as long as it
//! survives.

use crate::{
    choose::{damaged_pokemon, occupied},
    shared::{move_damage_counter, survives},
};
use tallgrass_duel::{event::Action, prelude::*};

/// As often as you like in your turn, move a damage counter from another of your Pokémon to this one, as long as it
/// survives.
pub static STRANGE_BEHAVIOR: Effect = Effect {
    name: "Strange Behavior",
    of: &[(id::SLOWBRO, place::FIRST)],
    on: &[on::initial_effect_2(may_take), on::before_damage_steps(take_counters), on::after_damage(take_for_the_ai)],
    ..Effect::NEW
};

fn may_take(duel: &mut Duel) -> Result<(), Message> {
    let (me, user) = (duel.me(), duel.state.work.slot);
    duel.set_arg(0, user);
    damaged_pokemon(duel, me)?;
    if duel.state.page(me).hp[user as usize % 6] < 20 {
        return Err(Message::CannotUseBecauseItWillBeKnockedOut);
    }
    duel.can_use_power(me, user)
}

/// Where from stands in the argument after the user's slot.
fn take_counters(duel: &mut Duel, step: u8) -> Next {
    let (me, user) = (duel.me(), duel.arg(0));
    if step == 0 {
        if !duel.state.page(me).answers() {
            return Next::Done;
        }
        let survives = survives(duel, user);
        let mask = occupied(duel, me, |slot| survives && slot != user && duel.damage_on(me, slot) != 0);
        duel.ask_slot(me, me, mask, Message::ChoosePokemonToRemoveDamageCounterFrom).or_stop();
        return Next::Ask(1);
    }
    let Some(from) = duel.answered() else {
        duel.forget_args(1);
        return Next::Done;
    };
    duel.set_arg(1, from);
    move_damage_counter(duel, me, from, user);
    duel.announce(Action::PowerAfterDamage);
    Next::Step(0)
}

fn take_for_the_ai(duel: &mut Duel) {
    let (me, user, from) = (duel.me(), duel.arg(0), duel.arg(1));
    if survives(duel, user) {
        move_damage_counter(duel, me, from, user);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, answer, slots, turn};
    use tallgrass_duel::{Answer, Refusal};

    fn table(hp: [u8; 3]) -> Duel {
        let mine = Side { play: &[id::ABRA, id::SLOWBRO, id::EKANS], ..Side::default() };
        let mut duel = turn(mine, Side { play: &[id::ABRA], ..Side::default() });
        duel.state.page_mut(Seat::Player).hp[..3].copy_from_slice(&hp);
        duel
    }

    #[test]
    fn it_takes_counters_until_it_has_10_hit_points_left() {
        let mut duel = table([10, 30, 10]);
        answer(&mut duel, &[Answer::Power(1)]);
        assert_eq!(slots(&duel), [0, 2]);
        answer(&mut duel, &[Answer::Slot(0), Answer::Slot(2)]);
        assert_eq!(duel.answers().as_slice(), [Answer::Stop]);
        answer(&mut duel, &[Answer::Stop]);
        assert_eq!(duel.state.page(Seat::Player).hp[..3], [20, 10, 20]);
    }

    #[test]
    fn with_10_it_can_t() {
        let why = Refusal::Because(Message::CannotUseBecauseItWillBeKnockedOut);
        assert_eq!(table([10, 10, 40]).check(Answer::Power(1)), Err(why));
    }
}
