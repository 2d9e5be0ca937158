//! Curse: once a turn, move a damage counter from one of your opponent's Pokémon to another, even if that knocks it out.

use crate::{
    choose::{damaged_pokemon, occupied},
    shared::{mark_power_used, move_damage_counter, not_used_this_turn},
};
use tallgrass_duel::{flow::Frame, prelude::*};

/// Once a turn, move a damage counter from one of your opponent's Pokémon to another, even if that knocks it out.
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
            let mask = occupied(duel, foe, |slot| duel.state.damage_on(foe, slot) != 0);
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
