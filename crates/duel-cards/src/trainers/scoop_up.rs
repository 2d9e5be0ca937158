//! Scoop Up: take the Basic Pokémon of one of your Pokémon back into your hand and discard every other card of it.

use crate::{
    choose::choose_successor,
    shared::{own_bench, show_what_the_ai_did},
};
use tallgrass_duel::{prelude::*, state::CardList};

/// Take the Basic Pokémon of one of your Pokémon back into your hand and discard every other card of it.
pub static SCOOP_UP: Effect = Effect {
    name: "Scoop Up",
    of: &[(id::SCOOP_UP, place::CARD)],
    on: &[
        on::initial_effect_1(own_bench),
        on::initial_effect_2_steps(choose_pokemon_and_successor),
        on::before_damage(take_up),
    ],
    ..Effect::NEW
};

fn choose_pokemon_and_successor(duel: &mut Duel, step: u8) -> Next {
    let me = duel.me();
    match step {
        0 => {
            let page = duel.state.page(me);
            // The Active Pokémon can go only if another can come up.
            let mask = if page.alive_bench() == 0 { 0 } else { page.alive() };
            if mask == 0 {
                return Next::Refuse(Message::EffectNoPokemonOnTheBench);
            }
            duel.ask_slot(me, me, mask, Message::ChoosePokemonToScoopUp).or_back();
            Next::Ask(1)
        }
        1 => {
            let Some(slot) = duel.answered() else { return Next::Cancel };
            duel.set_arg(0, slot);
            Next::Step(2)
        }
        _ => choose_successor(duel, step - 2).from_step(2),
    }
}

fn take_up(duel: &mut Duel) {
    let (me, slot, successor) = (duel.me(), duel.arg(0), duel.arg(1));
    let basics: CardList =
        duel.state.cards_in_slot(me, slot).filter(|&index| duel.card(me, index).is_basic_pokemon()).collect();
    let page = duel.state.page_mut(me);
    for &basic in basics.as_slice() {
        page.add_to_hand(basic);
    }
    page.discard_slot(slot);
    if slot == 0 {
        page.clear_conditions();
    }
    show_what_the_ai_did(duel, Message::WasPlacedInTheHand);
    if slot == 0 {
        duel.state.page_mut(me).swap_slots(successor, 0);
    }
    duel.state.close_all_gaps();
}
