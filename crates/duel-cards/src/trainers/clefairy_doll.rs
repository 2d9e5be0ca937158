//! Clefairy Doll and Mysterious Fossil: play it as a Basic Pokémon of 10 hit points that can neither attack nor retreat.
//! You may discard it at any time in your turn, as if it had a Power for that.

use crate::{
    choose::{choose_successor, room_on_bench},
    shared::own_bench,
};
use tallgrass_duel::prelude::*;

/// Goes to the Bench as a Pokémon of 10 hit points.
pub static STANDS_IN: Effect = Effect {
    name: "stands in for a Pokémon",
    of: &[(id::CLEFAIRY_DOLL, place::CARD), (id::MYSTERIOUS_FOSSIL, place::CARD)],
    on: &[on::initial_effect_1(has_room), on::before_damage(put_on_bench)],
    ..Effect::NEW
};

/// In play: discard it, and if it was Active bring up a Benched Pokémon.
pub static DISCARD: Effect = Effect {
    name: "Discard",
    of: &[(id::CLEFAIRY_DOLL, place::FIRST), (id::MYSTERIOUS_FOSSIL, place::FIRST)],
    on: &[
        on::initial_effect_2(may_discard),
        on::require_selection(choose_successor),
        on::before_damage(discard_and_replace),
    ],
    ..Effect::NEW
};

fn has_room(duel: &mut Duel) -> Result<(), Message> {
    room_on_bench(duel, duel.me())
}

fn put_on_bench(duel: &mut Duel) {
    let (me, card) = (duel.me(), duel.action_card());
    duel.state.place_pokemon(me, card);
}

fn may_discard(duel: &mut Duel) -> Result<(), Message> {
    let slot = duel.state.work.slot;
    duel.set_arg(0, slot);
    own_bench(duel)
}

fn discard_and_replace(duel: &mut Duel) {
    let (me, slot, successor) = (duel.me(), duel.arg(0), duel.arg(1));
    let page = duel.state.page_mut(me);
    page.discard_slot(slot);
    if slot == 0 {
        page.switch_active(successor);
    }
    duel.state.close_all_gaps();
}
