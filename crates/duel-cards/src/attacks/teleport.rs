//! Teleport: switch the attacker with one of your Benched Pokémon.

use crate::choose::slot_chosen;
use tallgrass_duel::prelude::*;

/// Switch this Pokémon with one on your Bench. Without one, the attack can't be used.
pub static TELEPORT: Effect = Effect {
    name: "Teleport",
    of: &[(id::EXEGGUTOR, place::FIRST)],
    on: &[
        on::initial_effect_1(has_bench),
        on::require_selection(choose),
        on::after_damage(switch),
        on::ai_selection(choose_any),
    ],
    ..Effect::NEW
};

fn has_bench(duel: &mut Duel) -> Result<(), Message> {
    if duel.state.page(duel.me()).in_play < 2 { Err(Message::ThereAreNoPokemonOnBench) } else { Ok(()) }
}

fn choose(duel: &mut Duel, step: u8) -> Next {
    let me = duel.me();
    if step == 0 {
        let bench = duel.state.page(me).alive_bench();
        duel.ask_slot(me, me, bench, Message::SelectPkmnOnBenchToSwitchWithActive);
        return Next::Ask(1);
    }
    slot_chosen(duel)
}

fn choose_any(duel: &mut Duel) {
    // GLITCH: the Active Pokémon itself is among those drawn from.
    let count = duel.state.page(duel.me()).in_play;
    let slot = duel.random(Purpose::Pick, count);
    duel.set_arg(0, slot);
}

fn switch(duel: &mut Duel) {
    let (me, slot) = (duel.me(), duel.arg(0));
    duel.state.page_mut(me).switch_active(slot);
}
