//! Headache: the opponent can't play Trainers during its next turn.

use tallgrass_duel::{prelude::*, state::Substatus3};

/// No Trainers for the opponent. It is the duelist who suffers, so nothing protects the Defending Pokémon from it.
pub static HEADACHE: Effect = Effect {
    name: "Headache",
    of: &[(id::PSYDUCK, place::FIRST)],
    on: &[on::before_damage(give_headache)],
    ..Effect::NEW
};

fn give_headache(duel: &mut Duel) {
    duel.state.page_mut(duel.foe()).substatus3 |= Substatus3::HEADACHE;
}
