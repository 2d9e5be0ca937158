//! Thunderstorm: toss a coin for each of the opponent's Benched Pokémon. Those with heads take 20 damage; the user takes
//! 10 for each tails.

use tallgrass_duel::prelude::*;

/// Toss a coin for each of the opponent's Benched Pokémon: on heads, 20 damage to it; for each tails, 10 damage to this
/// Pokémon.
pub static THUNDERSTORM: Effect = Effect {
    name: "Thunderstorm",
    of: &[(id::ZAPDOS_LV40, place::FIRST)],
    on: &[on::after_damage(storm)],
    ..Effect::NEW
};

fn storm(duel: &mut Duel) {
    let foe = duel.foe();
    let count = duel.state.page(foe).in_play;
    // Every coin is tossed before anyone is hurt. The first argument counts tails, the others are the coins.
    let mut tails = 0;
    for slot in 1..count {
        let heads = duel.toss();
        duel.set_arg(slot as usize, heads as u8);
        tails += !heads as u8;
    }
    duel.set_arg(count as usize, NO_CARD);
    duel.set_arg(0, tails);
    if tails > 0 {
        duel.recoil(10 * tails);
    }
    for slot in 1..count {
        if duel.arg(slot as usize) != 0 {
            duel.damage_pokemon(foe, slot, 20);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, attack, duel};

    #[test]
    fn a_coin_for_each_benched_pokemon() {
        let mine = Side { play: &[id::ZAPDOS_LV40], ..Side::default() };
        let theirs = Side { play: &[id::CHANSEY, id::CHANSEY, id::ABRA, id::CHANSEY], ..Side::default() };
        let mut duel = duel(mine, theirs);
        assert_eq!(attack(&mut duel, 0, &[1, 0, 1]), []);
        assert_eq!(duel.state.page(Seat::Opponent).hp, [80, 100, 30, 100, 0, 0]);
        assert_eq!(duel.damage_on(Seat::Player, 0), 10);
    }
}
