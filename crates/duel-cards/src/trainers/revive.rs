//! Revive: put a Basic Pokémon from your discard pile onto your Bench with half its hit points, rounded up to ten.

use crate::{
    choose::{any_of, basics_in_discard, room_on_bench},
    shared::{discard_to_hand, show_what_the_ai_did},
};
use tallgrass_duel::prelude::*;

/// Put a Basic Pokémon from your discard pile onto your Bench with half its hit points, rounded up to ten.
pub static REVIVE: Effect = Effect {
    name: "Revive",
    of: &[(id::REVIVE, place::CARD)],
    on: &[
        on::initial_effect_1(has_room_and_basic),
        on::initial_effect_2_steps(choose_basic),
        on::before_damage(put_on_bench_with_half),
    ],
    ..Effect::NEW
};

fn has_room_and_basic(duel: &mut Duel) -> Result<(), Message> {
    let me = duel.me();
    room_on_bench(duel, me)?;
    any_of(basics_in_discard(duel, me), Message::ThereAreNoPokemonInDiscardPile)
}

fn choose_basic(duel: &mut Duel, step: u8) -> Next {
    let me = duel.me();
    if step == 0 {
        let list = basics_in_discard(duel, me);
        duel.ask_card(me, me, list, Message::ChooseBasicPokemonToPlaceOnBench).or_back();
        return Next::Ask(1);
    }
    let Some(card) = duel.answered() else { return Next::Cancel };
    duel.set_arg(0, card);
    Next::Done
}

fn put_on_bench_with_half(duel: &mut Duel) {
    let (me, card) = (duel.me(), duel.arg(0));
    discard_to_hand(duel, me, card);
    if let Some(slot) = duel.place_pokemon(me, card) {
        let hp = &mut duel.state.page_mut(me).hp[slot as usize % 6];
        *hp = (*hp / 2).next_multiple_of(10);
    }
    show_what_the_ai_did(duel, Message::PlacedOnTheBench);
}
