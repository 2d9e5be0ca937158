//! Headache: the opponent can't play Trainers during its next turn.

use tallgrass_duel::{prelude::*, state::Substatus3};

/// The opponent can't play Trainers during its next turn.
pub static HEADACHE: Effect = Effect {
    name: "Headache",
    of: &[(id::PSYDUCK, place::FIRST)],
    on: &[on::before_damage(give_headache)],
    ..Effect::NEW
};

fn give_headache(duel: &mut Duel) {
    // It is the duelist who suffers: nothing protects the Defending Pokémon from it.
    duel.state.page_mut(duel.foe()).substatus3 |= Substatus3::HEADACHE;
}
