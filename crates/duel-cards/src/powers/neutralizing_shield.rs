//! Neutralizing Shield: attacks of evolved Pokémon do nothing to Mew.

use crate::shared::works_by_itself;
use tallgrass_duel::prelude::*;

/// Attacks of evolved Pokémon do neither damage nor anything else to this Pokémon.
pub static NEUTRALIZING_SHIELD: Effect = Effect {
    name: "Neutralizing Shield",
    of: &[(id::MEW_LV8, place::FIRST)],
    on: &[on::initial_effect_1(works_by_itself)],
    at: &[at::shield(attacker_has_evolved)],
    ..Effect::NEW
};

fn attacker_has_evolved(duel: &Duel) -> bool {
    !duel.is_basic(duel.state.work.attacker)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, attack, duel};

    fn damage(attacker: CardId, bench: CardId) -> (u8, Vec<Message>) {
        let mine = Side { play: &[attacker], ..Side::default() };
        let mut duel = duel(mine, Side { play: &[id::MEW_LV8, bench], ..Side::default() });
        let said = attack(&mut duel, 0, &[]);
        (duel.damage_on(Seat::Opponent, 0), said)
    }

    #[test]
    fn evolved_pokemon_do_it_no_harm() {
        assert_eq!(damage(id::HITMONCHAN, id::ABRA), (20, vec![]));
        assert_eq!(damage(id::IVYSAUR, id::ABRA).0, 0);
        assert_eq!(damage(id::IVYSAUR, id::MUK), (30, vec![]));
    }
}
