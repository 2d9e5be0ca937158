//! Dream Eater: can only be used if the Defending Pokémon is asleep.

use tallgrass_duel::prelude::*;

/// Can only be used if the Defending Pokémon is asleep.
pub static DREAM_EATER: Effect = Effect {
    name: "Dream Eater",
    of: &[(id::HAUNTER_LV22, place::SECOND)],
    on: &[on::initial_effect_1(defender_sleeps)],
    ..Effect::NEW
};

fn defender_sleeps(duel: &mut Duel) -> Result<(), Message> {
    let condition = duel.state.page(duel.foe()).status & Condition::LOW;
    if condition == Condition::Asleep as u8 { Ok(()) } else { Err(Message::OpponentIsNotAsleep) }
}
