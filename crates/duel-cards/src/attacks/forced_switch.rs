//! Attacks after which the opponent switches its Active Pokémon.

use crate::shared::{ask_forced_switch, forced_switch_answer};
use tallgrass_duel::prelude::*;

/// The opponent switches the Defending Pokémon with a Benched one of its choice.
pub static WHIRLWIND: Effect = Effect {
    name: "Whirlwind",
    of: &[(id::BUTTERFREE, place::FIRST), (id::PIDGEY, place::FIRST), (id::PIDGEOTTO, place::FIRST)],
    on: &[
        on::require_selection(opponent_chooses),
        on::ai_switch_defending_pkmn(opponent_chooses),
        on::after_damage(switch),
    ],
    ..Effect::NEW
};

/// 20 damage to this Pokémon; the opponent switches the Defending Pokémon with a Benched one of its choice.
pub static RAM: Effect = Effect {
    name: "Ram",
    of: &[(id::RHYDON, place::SECOND)],
    on: &[
        on::require_selection(opponent_chooses),
        on::ai_switch_defending_pkmn(opponent_chooses),
        on::after_damage(recoil_and_switch),
    ],
    ..Effect::NEW
};

/// On heads, the opponent switches the Defending Pokémon with a Benched one of its choice.
pub static TERROR_STRIKE: Effect = Effect {
    name: "Terror Strike",
    of: &[(id::ARBOK, place::FIRST)],
    on: &[
        on::require_selection(opponent_chooses_on_heads),
        on::ai_switch_defending_pkmn(opponent_chooses_on_heads),
        on::after_damage(switch_if_heads),
    ],
    ..Effect::NEW
};

fn opponent_chooses(duel: &mut Duel, step: u8) -> Next {
    if step == 0 {
        if duel.state.page(duel.foe()).in_play < 2 {
            duel.set_arg(0, NO_CARD);
            return Next::Done;
        }
        return ask_forced_switch(duel, 1);
    }
    let slot = forced_switch_answer(duel);
    duel.set_arg(0, slot);
    Next::Done
}

fn opponent_chooses_on_heads(duel: &mut Duel, step: u8) -> Next {
    if step == 0 {
        duel.set_arg(0, 0);
        if duel.state.page(duel.foe()).in_play < 2 {
            return Next::Done;
        }
        let heads = duel.toss();
        duel.set_arg(0, heads as u8);
        return if heads { ask_forced_switch(duel, 1) } else { Next::Done };
    }
    let slot = forced_switch_answer(duel);
    duel.set_arg(1, slot);
    Next::Done
}

fn switch(duel: &mut Duel) {
    let slot = duel.arg(0);
    duel.switch_defender(slot);
}

fn recoil_and_switch(duel: &mut Duel) {
    duel.recoil(20);
    switch(duel);
}

fn switch_if_heads(duel: &mut Duel) {
    if duel.arg(0) != 0 {
        let slot = duel.arg(1);
        duel.switch_defender(slot);
    }
}
