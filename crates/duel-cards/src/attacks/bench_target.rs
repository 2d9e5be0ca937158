//! Attacks that damage one Benched Pokémon of the opponent's, chosen by the attacker.

use crate::shared::{opponent_has_bench, weakest_of_their_bench};
use tallgrass_duel::prelude::*;

/// 10 damage to one of the opponent's Benched Pokémon, of your choice, if there is one.
pub static DARK_MIND: Effect = Effect {
    name: "Dark Mind",
    of: &[(id::GENGAR, place::SECOND), (id::HYPNO, place::SECOND), (id::PIKACHU_LV14, place::FIRST)],
    on: &[
        on::require_selection(choose_if_any),
        on::after_damage(|duel| damage_chosen(duel, 10)),
        on::ai_selection(choose_weakest_if_any),
    ],
    ..Effect::NEW
};

/// 20 damage to one of the opponent's Benched Pokémon, of your choice. Without one, the attack can't be used.
pub static STRETCH_KICK: Effect = Effect {
    name: "Stretch Kick",
    of: &[(id::HITMONLEE, place::FIRST)],
    on: &[
        on::initial_effect_1(opponent_has_bench),
        on::require_selection(choose_if_any),
        on::after_damage(|duel| damage_chosen(duel, 20)),
        on::ai_selection(|duel| duel.set_arg(0, weakest_of_their_bench(duel))),
    ],
    ..Effect::NEW
};

fn choose_if_any(duel: &mut Duel, step: u8) -> Next {
    let (me, foe) = (duel.me(), duel.foe());
    if step == 0 {
        let bench = duel.state.page(foe).alive_bench();
        if bench == 0 {
            duel.set_arg(0, NO_CARD);
            return Next::Done;
        }
        duel.ask_slot(me, foe, bench, Message::ChoosePkmnInTheBenchToGiveDamage);
        return Next::Ask(1);
    }
    let slot = duel.answered().unwrap_or(NO_CARD);
    duel.state.work.slot = slot;
    duel.set_arg(0, slot);
    Next::Done
}

fn choose_weakest_if_any(duel: &mut Duel) {
    let bench = duel.state.page(duel.foe()).in_play >= 2;
    let slot = if bench { weakest_of_their_bench(duel) } else { NO_CARD };
    duel.set_arg(0, slot);
}

fn damage_chosen(duel: &mut Duel, amount: u16) {
    let (foe, slot) = (duel.foe(), duel.arg(0));
    if slot != NO_CARD {
        duel.damage_pokemon(foe, slot, amount);
    }
}
