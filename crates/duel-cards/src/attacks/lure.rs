//! Lure: choose a Benched Pokémon of the opponent and switch it in.

use crate::{
    choose::slot_chosen,
    shared::{opponent_has_bench, weakest_of_their_bench},
};
use tallgrass_duel::prelude::*;

/// Switch the Defending Pokémon with a Benched one of your choice. Without one, the attack can't be used.
pub static LURE: Effect = Effect {
    name: "Lure",
    of: &[(id::VICTREEBEL, place::FIRST), (id::NINETALES_LV32, place::FIRST)],
    on: &[
        on::initial_effect_1(opponent_has_bench),
        on::require_selection(choose),
        on::after_damage(switch),
        on::ai_selection(|duel| duel.set_arg(0, weakest_of_their_bench(duel))),
    ],
    ..Effect::NEW
};

fn choose(duel: &mut Duel, step: u8) -> Next {
    let (me, foe) = (duel.me(), duel.foe());
    if step == 0 {
        let bench = duel.state.page(foe).alive_bench();
        duel.ask_slot(me, foe, bench, Message::SelectPkmnOnBenchToSwitchWithActive);
        return Next::Ask(1);
    }
    slot_chosen(duel)
}

fn switch(duel: &mut Duel) {
    let (foe, slot) = (duel.foe(), duel.arg(0));
    if !duel.keeps_effect_off(foe, slot) {
        duel.state.page_mut(foe).switch_active(slot);
    }
}
