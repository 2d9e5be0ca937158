//! Gust of Wind: switch your opponent's Active Pokémon with one of their Benched Pokémon.

use crate::{choose::slot_chosen, shared::opponent_has_bench};
use tallgrass_duel::prelude::*;

/// Switch your opponent's Active Pokémon with one of their Benched Pokémon.
pub static GUST_OF_WIND: Effect = Effect {
    name: "Gust of Wind",
    of: &[(id::GUST_OF_WIND, place::CARD)],
    on: &[
        on::initial_effect_1(opponent_has_bench),
        on::initial_effect_2_steps(choose_opponents_benched),
        on::before_damage(switch_opponent),
    ],
    ..Effect::NEW
};

fn choose_opponents_benched(duel: &mut Duel, step: u8) -> Next {
    let (me, foe) = (duel.me(), duel.foe());
    if step == 0 {
        let bench = duel.state.page(foe).alive_bench();
        if bench == 0 {
            return Next::Refuse(Message::EffectNoPokemonOnTheBench);
        }
        duel.ask_slot(me, foe, bench, Message::ChooseAPokemonToSwitchWithActivePokemon).or_back();
        return Next::Ask(1);
    }
    slot_chosen(duel)
}

fn switch_opponent(duel: &mut Duel) {
    let (me, foe, slot) = (duel.me(), duel.foe(), duel.arg(0));
    duel.state.page_mut(foe).switch_active(slot);
    duel.state.page_mut(me).end_hindrance_by_opponent();
}
