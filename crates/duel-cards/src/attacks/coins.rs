//! Attacks that toss coins and deal their printed damage for each heads.

use crate::shared::damage_for_heads;
use tallgrass_duel::prelude::*;

/// Toss two coins: the printed damage for each heads.
pub static TWO_COINS: Effect = Effect {
    name: "two coins",
    of: &[
        (id::BEEDRILL, place::FIRST),
        (id::NIDORINA, place::SECOND),
        (id::NIDORINO, place::FIRST),
        (id::POLIWHIRL, place::SECOND),
        (id::CLOYSTER, place::SECOND),
        (id::OMASTAR, place::SECOND),
        (id::JOLTEON_LV24, place::FIRST),
        (id::MAROWAK_LV26, place::FIRST),
        (id::JYNX, place::FIRST),
        (id::DODUO, place::FIRST),
        (id::DRAGONAIR, place::FIRST),
        (id::DRAGONITE_LV41, place::SECOND),
        (id::DRAGONITE_LV45, place::SECOND),
    ],
    on: &[on::before_damage(toss::<2>)],
    ..Effect::NEW
};

/// Toss three coins: the printed damage for each heads.
pub static THREE_COINS: Effect = Effect {
    name: "three coins",
    of: &[
        (id::NIDORANF, place::FIRST),
        (id::PSYDUCK, place::SECOND),
        (id::SANDSLASH, place::SECOND),
        (id::PRIMEAPE, place::FIRST),
    ],
    on: &[on::before_damage(toss::<3>)],
    ..Effect::NEW
};

/// Toss four coins: the printed damage for each heads.
pub static FOUR_COINS: Effect = Effect {
    name: "four coins",
    of: &[(id::JOLTEON_LV29, place::SECOND), (id::KANGASKHAN, place::SECOND)],
    on: &[on::before_damage(toss::<4>)],
    ..Effect::NEW
};

/// Toss eight coins: 10 damage for each heads.
pub static DANCING_EMBERS: Effect = Effect {
    name: "Dancing Embers",
    of: &[(id::NINETALES_LV35, place::SECOND)],
    on: &[on::before_damage(toss::<8>)],
    ..Effect::NEW
};

/// Toss a coin for each Energy attached to this Pokémon, two for a Double Colorless: 20 damage for each heads.
pub static BIG_EGGSPLOSION: Effect = Effect {
    name: "Big Eggsplosion",
    of: &[(id::EXEGGUTOR, place::SECOND)],
    on: &[on::before_damage(a_coin_for_each_energy)],
    ..Effect::NEW
};

/// Toss until tails: 10 damage for each heads.
pub static STONE_BARRAGE: Effect = Effect {
    name: "Stone Barrage",
    of: &[(id::GEODUDE, place::FIRST)],
    on: &[on::before_damage(toss_until_tails)],
    ..Effect::NEW
};

fn toss<const COINS: u8>(duel: &mut Duel) {
    damage_for_heads(duel, COINS);
}

fn a_coin_for_each_energy(duel: &mut Duel) {
    // A Double Colorless is two coins. Without Energy, as Metronome may have it, one is tossed all the same.
    let energy = duel.energies(duel.me(), ACTIVE).total;
    damage_for_heads(duel, energy);
}

fn toss_until_tails(duel: &mut Duel) {
    let mut heads: u8 = 0;
    while duel.toss() {
        heads = heads.wrapping_add(1);
    }
    duel.set_arg(0, heads);
    duel.state.work.damage = 10 * heads as u16;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, attack, duel};

    fn dealt(user: CardId, place: u8, attached: &[CardId], coins: &[u8]) -> u8 {
        let mine = Side { play: &[user], attached, ..Side::default() };
        let mut duel = duel(mine, Side { play: &[id::BLASTOISE], ..Side::default() });
        assert_eq!(attack(&mut duel, place, coins), []);
        duel.damage_on(Seat::Opponent, 0)
    }

    #[test]
    fn each_heads_deals_the_printed_damage() {
        assert_eq!(dealt(id::BEEDRILL, 0, &[], &[1, 0]), 30);
        assert_eq!(dealt(id::KANGASKHAN, 1, &[], &[1, 1, 0, 1]), 60);
        assert_eq!(dealt(id::GEODUDE, 0, &[], &[1, 1, 1, 0]), 30);
    }

    #[test]
    fn a_double_colorless_is_two_coins() {
        let energy = &[id::GRASS_ENERGY, id::DOUBLE_COLORLESS_ENERGY];
        assert_eq!(dealt(id::EXEGGUTOR, 1, energy, &[1, 1, 1]), 60);
    }

    #[test]
    fn no_energy_is_one_coin() {
        assert_eq!(dealt(id::EXEGGUTOR, 1, &[], &[1]), 20);
    }

    #[test]
    fn corrected_no_energy_is_no_coin() {
        let side = |play| Side { play, ..Side::default() };
        let mut duel = duel(side(&[id::EXEGGUTOR]), side(&[id::BLASTOISE]));
        duel.rules = Rules::NO_COINS;
        attack(&mut duel, 1, &[]);
        assert_eq!(duel.damage_on(Seat::Opponent, 0), 0);
    }
}
