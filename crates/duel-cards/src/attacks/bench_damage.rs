//! Attacks that damage Benched Pokémon.

use crate::shared::damage_own_bench;
use tallgrass_duel::prelude::*;

/// 10 damage to each of your own Benched Pokémon.
pub static EARTHQUAKE: Effect = Effect {
    name: "Earthquake",
    of: &[(id::DUGTRIO, place::SECOND)],
    on: &[on::after_damage(shake_own_bench)],
    ..Effect::NEW
};

/// On heads, 10 damage to each of the opponent's Benched Pokémon; on tails, to each of your own.
pub static BLIZZARD: Effect = Effect {
    name: "Blizzard",
    of: &[(id::ARTICUNO_LV35, place::SECOND)],
    on: &[on::before_damage(toss), on::after_damage(snow_on_a_bench)],
    ..Effect::NEW
};

/// 10 damage to each Benched Pokémon of the Defending Pokémon's colour, on either side; none if it is Colorless.
pub static CHAIN_LIGHTNING: Effect = Effect {
    name: "Chain Lightning",
    of: &[(id::ELECTRODE_LV42, place::SECOND)],
    on: &[on::after_damage(strike_same_color)],
    ..Effect::NEW
};

fn shake_own_bench(duel: &mut Duel) {
    damage_own_bench(duel, 10);
}

fn toss(duel: &mut Duel) {
    let heads = duel.toss();
    duel.set_arg(0, heads as u8);
}

fn snow_on_a_bench(duel: &mut Duel) {
    if duel.arg(0) != 0 { duel.damage_bench(duel.foe(), 10) } else { damage_own_bench(duel, 10) }
}

fn strike_same_color(duel: &mut Duel) {
    let (me, foe) = (duel.me(), duel.foe());
    let color = duel.color_at(foe, ACTIVE);
    if color == Color::Colorless as u8 {
        return;
    }
    strike_bench(duel, foe, color);
    duel.state.work.damage_to_self = true;
    strike_bench(duel, me, color);
}

fn strike_bench(duel: &mut Duel, seat: Seat, color: u8) {
    for slot in 1..duel.state.page(seat).in_play {
        if duel.color_at(seat, slot) == color {
            duel.damage_pokemon(seat, slot, 10);
        }
    }
}
