//! Quickfreeze: when you play it, on heads the Defending Pokémon is paralysed.

use crate::shared::works_by_itself;
use tallgrass_duel::prelude::*;

/// When you play it, on heads the Defending Pokémon is paralysed.
pub static QUICKFREEZE: Effect = Effect {
    name: "Quickfreeze",
    of: &[(id::ARTICUNO_LV37, place::FIRST)],
    on: &[on::initial_effect_1(works_by_itself), on::pkmn_power_trigger(paralyse_on_heads)],
    ..Effect::NEW
};

fn paralyse_on_heads(duel: &mut Duel) {
    let foe = duel.foe();
    if duel.toss() {
        duel.inflict(foe, Condition::Paralyzed);
        duel.apply_conditions();
    } else {
        duel.was_unsuccessful();
    }
    duel.say_failure();
}
