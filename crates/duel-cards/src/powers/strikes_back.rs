//! Strikes Back: Whoever damages Machamp takes 10 damage.

use crate::shared::works_by_itself;
use tallgrass_duel::prelude::*;

/// Whoever damages this Pokémon by an attack takes 10 damage.
pub static STRIKES_BACK: Effect = Effect {
    name: "Strikes Back",
    of: &[(id::MACHAMP, place::FIRST)],
    on: &[on::initial_effect_1(works_by_itself)],
    at: &[at::strikes_back(10)],
    ..Effect::NEW
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, attack, duel};

    fn hp_after(status: u8, bench: CardId) -> u8 {
        let mine = Side { play: &[id::RATTATA], attached: &[id::GRASS_ENERGY], ..Side::default() };
        let mut duel = duel(mine, Side { play: &[id::MACHAMP, bench], ..Side::default() });
        duel.state.page_mut(Seat::Opponent).status = status;
        attack(&mut duel, 0, &[]);
        duel.state.page(Seat::Player).hp[0]
    }

    #[test]
    fn whoever_damages_it_is_struck() {
        assert_eq!(hp_after(0, id::ABRA), 20);
        assert_eq!(hp_after(Condition::Asleep as u8, id::ABRA), 30);
        assert_eq!(hp_after(0, id::MUK), 30);
    }
}
