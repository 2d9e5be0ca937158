//! Curse: once a turn, move a damage counter from one of your opponent's Pokémon to another, even if that knocks it out.

use crate::{
    choose::{damaged_pokemon, occupied},
    shared::{mark_power_used, move_damage_counter, not_used_this_turn},
};
use tallgrass_duel::{flow::Frame, prelude::*};

/// Once a turn, move a damage counter from one of the opponent's Pokémon to another, even if that knocks it out.
pub static CURSE: Effect = Effect {
    name: "Curse",
    of: &[(id::GENGAR, place::FIRST)],
    on: &[on::initial_effect_2(may_curse), on::require_selection(choose_two), on::before_damage_steps(move_counter)],
    ..Effect::NEW
};

fn may_curse(duel: &mut Duel) -> Result<(), Message> {
    let (me, foe, user) = (duel.me(), duel.foe(), duel.state.work.slot);
    duel.set_arg(0, user);
    not_used_this_turn(duel, user)?;
    if duel.state.page(foe).in_play < 2 {
        return Err(Message::CannotUseSinceTheresOnly1Pkmn);
    }
    damaged_pokemon(duel, foe)?;
    duel.can_use_power(me, user)
}

/// Where from and where to stand in the arguments after the user's slot.
fn choose_two(duel: &mut Duel, step: u8) -> Next {
    let (me, foe) = (duel.me(), duel.foe());
    match step {
        0 => {
            let mask = occupied(duel, foe, |slot| duel.damage_on(foe, slot) != 0);
            duel.ask_slot(me, foe, mask, Message::ChoosePokemonToRemoveDamageCounterFrom).or_back();
            Next::Ask(1)
        }
        1 => {
            let Some(from) = duel.answered() else { return Next::Cancel };
            duel.set_arg(1, from);
            let mask = occupied(duel, foe, |slot| slot != from);
            duel.ask_slot(me, foe, mask, Message::ChoosePokemonToGiveDamageCounter);
            Next::Ask(2)
        }
        _ => {
            let Some(to) = duel.answered() else { return Next::Step(0) };
            duel.set_arg(2, to);
            Next::Done
        }
    }
}

fn move_counter(duel: &mut Duel, step: u8) -> Next {
    if step != 0 {
        return Next::Done;
    }
    let (foe, user, from, to) = (duel.foe(), duel.arg(0), duel.arg(1), duel.arg(2));
    mark_power_used(duel, user);
    move_damage_counter(duel, foe, from, to);
    duel.destiny_bond();
    Next::Call(Frame::knock_outs(), 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, answer, slots, turn};
    use tallgrass_duel::Answer;

    #[test]
    fn it_may_knock_out_and_the_user_s_owner_takes_a_prize() {
        let mine = Side { play: &[id::GENGAR], ..Side::default() };
        let mut duel = turn(mine, Side { play: &[id::ABRA, id::EKANS, id::WEEDLE], ..Side::default() });
        duel.state.page_mut(Seat::Opponent).hp[..2].copy_from_slice(&[20, 10]);
        answer(&mut duel, &[Answer::Power(0)]);
        assert_eq!(slots(&duel), [0, 1]);
        answer(&mut duel, &[Answer::Slot(0)]);
        assert_eq!(slots(&duel), [1, 2]);
        answer(&mut duel, &[Answer::Slot(1), Answer::Pick(0)]);
        let page = duel.state.page(Seat::Opponent);
        assert_eq!((page.in_play, page.hp[0], page.hp[1]), (2, 30, 40));
        assert_eq!(duel.state.page(Seat::Player).prizes_left(), 5);
        assert_eq!(duel.pending().ask, tallgrass_duel::Ask::Turn, "the turn goes on");
    }

    #[test]
    fn destiny_bond_takes_the_user_s_active_along() {
        let mine = Side { play: &[id::GENGAR, id::ABRA], ..Side::default() };
        let mut duel = turn(mine, Side { play: &[id::ABRA, id::EKANS], ..Side::default() });
        let page = duel.state.page_mut(Seat::Opponent);
        page.hp[..2].copy_from_slice(&[10, 10]);
        page.substatus1 = Defence::DestinyBond as u8;
        answer(&mut duel, &[Answer::Power(0), Answer::Slot(1), Answer::Slot(0)]);
        assert_eq!(duel.state.page(Seat::Player).hp[0], 0);
    }
}
