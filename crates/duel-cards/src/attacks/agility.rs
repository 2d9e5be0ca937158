//! Agility: on heads, the user takes neither damage nor effects of attacks during the opponent's next turn.

use tallgrass_duel::prelude::*;

/// On heads, this Pokémon takes neither damage nor other effects of attacks during the opponent's next turn.
pub static AGILITY: Effect = Effect {
    name: "Agility",
    of: &[
        (id::RAPIDASH, place::SECOND),
        (id::SEADRA, place::SECOND),
        (id::RAICHU_LV40, place::FIRST),
        (id::FEAROW, place::FIRST),
    ],
    on: &[on::before_damage(dodge_on_heads)],
    ..Effect::NEW
};

fn dodge_on_heads(duel: &mut Duel) {
    if duel.toss() {
        duel.protect(Defence::Agility);
    }
}
