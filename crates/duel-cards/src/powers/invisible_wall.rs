//! Invisible Wall: an attack that would do 30 or more damage to Mr. Mime does none.

use crate::shared::works_by_itself;
use tallgrass_duel::prelude::*;

/// An attack that would do 30 or more damage to this Pokémon does none.
pub static INVISIBLE_WALL: Effect = Effect {
    name: "Invisible Wall",
    of: &[(id::MR_MIME, place::FIRST)],
    on: &[on::initial_effect_1(works_by_itself)],
    at: &[at::damage(stop_strong_attacks)],
    ..Effect::NEW
};

fn stop_strong_attacks(_: &Duel, damage: i16) -> i16 {
    // Compared as unsigned: damage that reductions have brought below nothing counts as strong, and becomes nothing.
    if damage as u16 >= 30 { 0 } else { damage }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, attack, duel};

    fn damage(place: u8, bench: CardId) -> u8 {
        let mine = Side { play: &[id::HITMONCHAN], ..Side::default() };
        let mut duel = duel(mine, Side { play: &[id::MR_MIME, bench], ..Side::default() });
        duel.state.page_mut(Seat::Opponent).hp[0] = 100;
        attack(&mut duel, place, &[]);
        100 - duel.state.page(Seat::Opponent).hp[0]
    }

    #[test]
    fn thirty_or_more_is_nothing() {
        assert_eq!(damage(0, id::ABRA), 20);
        assert_eq!(damage(1, id::ABRA), 0);
        assert_eq!(damage(1, id::MUK), 40);
    }
}
