//! Attacks after which the opponent switches its Active Pokémon.

use crate::shared::{ask_forced_switch, forced_switch_answer};
use tallgrass_duel::prelude::*;

/// The opponent chooses a Benched Pokémon and switches it in.
pub static WHIRLWIND: Effect = Effect {
    name: "Whirlwind",
    of: &[(id::BUTTERFREE, place::FIRST)],
    on: &[
        on::require_selection(opponent_chooses),
        on::ai_switch_defending_pkmn(opponent_chooses),
        on::after_damage(switch),
    ],
    ..Effect::NEW
};

fn opponent_chooses(duel: &mut Duel, step: u8) -> Next {
    if step == 0 {
        if duel.state.page(duel.foe()).in_play < 2 {
            duel.set_arg(0, 0xff);
            return Next::Done;
        }
        return ask_forced_switch(duel, 1);
    }
    let slot = forced_switch_answer(duel);
    duel.set_arg(0, slot);
    Next::Done
}

fn switch(duel: &mut Duel) {
    let slot = duel.arg(0);
    duel.switch_defender(slot);
}
