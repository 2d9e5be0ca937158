//! Imakuni?: your Active Pokémon becomes confused.

use tallgrass_duel::prelude::*;

/// Your Active Pokémon becomes confused.
pub static IMAKUNI: Effect = Effect {
    name: "Imakuni?",
    of: &[(id::IMAKUNI_CARD, place::CARD)],
    on: &[on::before_damage(confuse_own)],
    ..Effect::NEW
};

fn confuse_own(duel: &mut Duel) {
    let me = duel.me();
    if duel.keeps_conditions_off(me) {
        duel.say(Message::ThereWasNoEffect);
        return;
    }
    let page = duel.state.page_mut(me);
    page.status = page.status & Condition::Confused.keeps() | Condition::Confused as u8;
}
