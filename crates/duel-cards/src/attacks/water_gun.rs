//! Attacks that deal 10 more damage for each Water Energy beyond their cost, 20 at most.

use tallgrass_duel::prelude::*;

/// 10 more damage for each Water Energy beyond the cost, 20 at most.
pub static WATER_GUN: Effect = Effect {
    name: "Water Gun and Hydro Pump",
    of: &[
        (id::BLASTOISE, place::SECOND),
        (id::POLIWAG, place::FIRST),
        (id::POLIWRATH, place::FIRST),
        (id::SEADRA, place::FIRST),
        (id::LAPRAS, place::FIRST),
        (id::VAPOREON_LV42, place::SECOND),
        (id::OMANYTE, place::SECOND),
        (id::OMASTAR, place::FIRST),
    ],
    on: &[on::before_damage(add_for_extra_water)],
    ..Effect::NEW
};

fn add_for_extra_water(duel: &mut Duel) {
    let work = &duel.state.work;
    let cost = duel.loaded_attack().cost;
    let (mut needed, any) = match work.metronome_cost {
        0 => (cost[Color::Water as usize], cost[Color::Colorless as usize]),
        // Metronome is paid for with any Energy.
        paid => (0, paid),
    };
    let energies = duel.energies(duel.me(), ACTIVE);
    let water = energies.by_color[Color::Water as usize];
    // GLITCH: the Colorless part of the cost takes up Water only if nothing but Water is attached; one card of another
    // colour pays for all of it.
    let other = energies.total - water;
    if duel.rules.contains(Rules::WATER_GUN) {
        needed += any.saturating_sub(other);
    } else if other == 0 {
        needed += any;
    }
    duel.add_damage(10 * water.saturating_sub(needed).min(2) as u16);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, duel};

    fn damage(attached: &[CardId], metronome_cost: u8) -> u16 {
        let mine = Side { play: &[id::POLIWRATH], attached, ..Side::default() };
        let mut duel = duel(mine, Side { play: &[id::ABRA], ..Side::default() });
        duel.load_attack(Seat::Player, 0, 0);
        duel.state.work.metronome_cost = metronome_cost;
        add_for_extra_water(&mut duel);
        duel.state.work.damage
    }

    #[test]
    fn water_that_pays_for_the_cost_does_not_count() {
        assert_eq!(damage(&[id::WATER_ENERGY; 3], 0), 30);
        assert_eq!(damage(&[id::WATER_ENERGY; 4], 0), 40);
        assert_eq!(damage(&[id::WATER_ENERGY; 6], 0), 50);
    }

    #[test]
    fn one_card_of_another_colour_pays_for_all_of_the_colorless_part() {
        let three_and_fire = [id::WATER_ENERGY, id::WATER_ENERGY, id::WATER_ENERGY, id::FIRE_ENERGY];
        assert_eq!(damage(&three_and_fire, 0), 40);
    }

    #[test]
    fn corrected_it_pays_for_one() {
        let attached = [id::WATER_ENERGY, id::WATER_ENERGY, id::WATER_ENERGY, id::FIRE_ENERGY];
        let mine = Side { play: &[id::OMASTAR], attached: &attached, ..Side::default() };
        let mut duel = duel(mine, Side { play: &[id::ABRA], ..Side::default() });
        let with = |duel: &mut Duel, rules| {
            duel.rules = rules;
            duel.load_attack(Seat::Player, 0, 0);
            // Two Colorless more than the card asks for.
            duel.state.work.metronome_cost = 3;
            add_for_extra_water(duel);
            duel.state.work.damage
        };
        assert_eq!(with(&mut duel, Rules::CARTRIDGE) - with(&mut duel, Rules::WATER_GUN), 10);
    }

    #[test]
    fn copied_by_metronome_it_needs_no_water() {
        assert_eq!(damage(&[id::WATER_ENERGY; 3], 3), 30);
        assert_eq!(damage(&[id::WATER_ENERGY; 4], 3), 40);
        assert_eq!(damage(&[id::WATER_ENERGY, id::FIRE_ENERGY], 3), 40);
    }
}
