//! Switch: switch your Active Pokémon with a Benched one.

use crate::{choose::slot_chosen, shared::own_bench};
use tallgrass_duel::prelude::*;

/// Switch your Active Pokémon with a Benched one.
pub static SWITCH: Effect = Effect {
    name: "Switch",
    of: &[(id::SWITCH, place::CARD)],
    on: &[on::initial_effect_1(own_bench), on::initial_effect_2_steps(choose_benched), on::before_damage(switch)],
    ..Effect::NEW
};

fn choose_benched(duel: &mut Duel, step: u8) -> Next {
    let me = duel.me();
    if step == 0 {
        let bench = duel.state.page(me).alive_bench();
        duel.ask_slot(me, me, bench, Message::SelectPkmnOnBenchToSwitchWithActive).or_back();
        return Next::Ask(1);
    }
    slot_chosen(duel)
}

fn switch(duel: &mut Duel) {
    let (me, slot) = (duel.me(), duel.arg(0));
    duel.state.page_mut(me).switch_active(slot);
}
