//! Attacks that paralyse the Defending Pokémon on heads.

use tallgrass_duel::prelude::*;

/// On heads, the Defending Pokémon is paralysed.
pub static PARALYSIS_ON_HEADS: Effect = Effect {
    name: "paralysis on heads",
    of: &[
        (id::CATERPIE, place::FIRST),
        (id::METAPOD, place::SECOND),
        (id::EKANS, place::SECOND),
        (id::ODDISH, place::FIRST),
        (id::VENONAT, place::FIRST),
        (id::GRIMER, place::FIRST),
        (id::TANGELA_LV8, place::FIRST),
        (id::TANGELA_LV12, place::FIRST),
        (id::PINSIR, place::FIRST),
        (id::SQUIRTLE, place::FIRST),
        (id::GOLDUCK, place::FIRST),
        (id::DEWGONG, place::SECOND),
        (id::STARMIE, place::SECOND),
        (id::GYARADOS, place::SECOND),
        (id::ARTICUNO_LV35, place::FIRST),
        (id::PIKACHU_LV16, place::SECOND),
        (id::PIKACHU_ALT_LV16, place::SECOND),
        (id::FLYING_PIKACHU, place::FIRST),
        (id::MAGNEMITE_LV13, place::FIRST),
        (id::MAGNETON_LV28, place::FIRST),
        (id::ELECTABUZZ_LV35, place::FIRST),
        (id::JOLTEON_LV24, place::SECOND),
        (id::ABRA, place::FIRST),
        (id::SLOWBRO, place::SECOND),
        (id::GASTLY_LV17, place::FIRST),
        (id::MEW_LV8, place::SECOND),
        (id::LICKITUNG, place::FIRST),
        (id::SNORLAX, place::SECOND),
    ],
    on: &[on::before_damage(paralyse_on_heads)],
    ..Effect::NEW
};

fn paralyse_on_heads(duel: &mut Duel) {
    if duel.toss() {
        duel.inflict(duel.foe(), Condition::Paralyzed);
    }
}
