//! Energy Burn: All Energy attached to the Active Charizard can count as Fire Energy.

use crate::shared::works_by_itself;
use tallgrass_duel::prelude::*;

/// While this Pokémon is Active, all Energy attached to it counts as Fire Energy.
pub static ENERGY_BURN: Effect = Effect {
    name: "Energy Burn",
    of: &[(id::CHARIZARD, place::FIRST)],
    on: &[on::initial_effect_1(works_by_itself)],
    at: &[at::energy_counts_as(Color::Fire)],
    ..Effect::NEW
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, turn};
    use tallgrass_duel::Answer;

    #[test]
    fn any_energy_is_fire_energy_while_it_is_active_and_well() {
        let attached = &[id::GRASS_ENERGY, id::WATER_ENERGY, id::DOUBLE_COLORLESS_ENERGY];
        let with = |bench| {
            let mine = Side { play: &[id::CHARIZARD, bench], attached, ..Side::default() };
            turn(mine, Side { play: &[id::ABRA], ..Side::default() })
        };
        let mut duel = with(id::ABRA);
        assert_eq!(duel.check(Answer::Attack(1)), Ok(()));
        duel.state.page_mut(Seat::Player).status = Condition::Confused as u8;
        assert!(duel.check(Answer::Attack(1)).is_err());
        assert!(with(id::MUK).check(Answer::Attack(1)).is_err());
    }
}
