//! Thunderbolt: discard every Energy attached to the user.

use tallgrass_duel::prelude::*;

/// Discard all Energy attached to this Pokémon.
pub static THUNDERBOLT: Effect = Effect {
    name: "Thunderbolt",
    of: &[(id::ZAPDOS_LV64, place::SECOND)],
    on: &[on::before_damage(discard_all)],
    ..Effect::NEW
};

fn discard_all(duel: &mut Duel) {
    let me = duel.me();
    for &card in duel.attached_energy(me, ACTIVE).as_slice() {
        duel.state.page_mut(me).discard(card);
    }
}
