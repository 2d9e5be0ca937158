//! Pokémon Flute: put a Basic Pokémon from your opponent's discard pile onto their Bench.

use crate::{
    choose::{any_of, basics_in_discard, room_on_bench},
    shared::discard_to_hand,
};
use tallgrass_duel::prelude::*;

/// Put a Basic Pokémon from your opponent's discard pile onto their Bench.
pub static POKEMON_FLUTE: Effect = Effect {
    name: "Pokémon Flute",
    of: &[(id::POKEMON_FLUTE, place::CARD)],
    on: &[
        on::initial_effect_1(opponent_has_room_and_basic),
        on::initial_effect_2_steps(choose_basic),
        on::before_damage(put_on_opponents_bench),
    ],
    ..Effect::NEW
};

fn opponent_has_room_and_basic(duel: &mut Duel) -> Result<(), Message> {
    let foe = duel.foe();
    room_on_bench(duel, foe)?;
    any_of(basics_in_discard(duel, foe), Message::ThereAreNoPokemonInDiscardPile)
}

fn choose_basic(duel: &mut Duel, step: u8) -> Next {
    let (me, foe) = (duel.me(), duel.foe());
    if step == 0 {
        let list = basics_in_discard(duel, foe);
        duel.ask_card(me, foe, list, Message::ChoosePokemonToPlaceInPlay).or_back();
        return Next::Ask(1);
    }
    let Some(card) = duel.answered() else { return Next::Cancel };
    duel.set_arg(0, card);
    Next::Done
}

fn put_on_opponents_bench(duel: &mut Duel) {
    let (foe, card) = (duel.foe(), duel.arg(0));
    discard_to_hand(duel, foe, card);
    duel.place_pokemon(foe, card);
}
