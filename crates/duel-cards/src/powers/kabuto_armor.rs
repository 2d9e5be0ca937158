//! Kabuto Armor: attacks do half their damage to Kabuto, rounded down to the nearest 10.

use crate::shared::works_by_itself;
use tallgrass_duel::prelude::*;

/// Attacks do half their damage to this Pokémon, rounded down to ten.
pub static KABUTO_ARMOR: Effect = Effect {
    name: "Kabuto Armor",
    of: &[(id::KABUTO, place::FIRST)],
    on: &[on::initial_effect_1(works_by_itself)],
    at: &[at::damage(halve)],
    ..Effect::NEW
};

fn halve(duel: &Duel, damage: i16) -> i16 {
    duel.halved(damage)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, attack, duel};

    fn hp_after(attacker: CardId, place: u8, bench: CardId) -> u8 {
        let mine = Side { play: &[attacker], ..Side::default() };
        let mut duel = duel(mine, Side { play: &[id::KABUTO, bench], ..Side::default() });
        duel.state.page_mut(Seat::Opponent).hp[0] = 100;
        attack(&mut duel, place, &[]);
        duel.state.page(Seat::Opponent).hp[0]
    }

    #[test]
    fn damage_is_halved_and_rounded_down_to_ten() {
        assert_eq!(hp_after(id::HITMONCHAN, 0, id::ABRA), 90);
        assert_eq!(hp_after(id::RHYHORN, 1, id::ABRA), 90);
        assert_eq!(hp_after(id::HITMONCHAN, 1, id::ABRA), 80);
        // Weakness comes first: 30 against Grass is 60.
        assert_eq!(hp_after(id::IVYSAUR, 0, id::ABRA), 70);
        assert_eq!(hp_after(id::HITMONCHAN, 1, id::MUK), 60);
    }
}
