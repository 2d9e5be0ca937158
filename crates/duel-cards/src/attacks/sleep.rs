//! Attacks that put the Defending Pokémon to sleep, always or on heads.

use tallgrass_duel::prelude::*;

/// The Defending Pokémon falls asleep.
pub static SLEEP: Effect = Effect {
    name: "sleep",
    of: &[
        (id::PARAS, place::SECOND),
        (id::PARASECT, place::FIRST),
        (id::EXEGGCUTE, place::FIRST),
        (id::HAUNTER_LV17, place::SECOND),
        (id::HAUNTER_LV22, place::FIRST),
        (id::JIGGLYPUFF_LV14, place::FIRST),
        (id::WIGGLYTUFF, place::FIRST),
    ],
    on: &[on::before_damage(put_to_sleep)],
    ..Effect::NEW
};

/// On heads, the Defending Pokémon falls asleep; on tails, nothing happens.
pub static SLEEP_OR_NOTHING: Effect = Effect {
    name: "sleep on heads",
    of: &[(id::GASTLY_LV8, place::FIRST), (id::CLEFAIRY, place::FIRST)],
    on: &[on::before_damage(sleep_or_nothing)],
    ..Effect::NEW
};

fn put_to_sleep(duel: &mut Duel) {
    duel.inflict(duel.foe(), Condition::Asleep);
}

fn sleep_or_nothing(duel: &mut Duel) {
    if duel.toss() { put_to_sleep(duel) } else { duel.had_no_effect() }
}
