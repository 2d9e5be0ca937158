//! Transparency: on heads, an attack does nothing to Haunter.

use crate::shared::works_by_itself;
use tallgrass_duel::prelude::*;

/// When an attack would do something to this Pokémon, toss a coin: on heads, it does neither damage nor anything else
/// to it.
pub static TRANSPARENCY: Effect = Effect {
    name: "Transparency",
    of: &[(id::HAUNTER_LV17, place::FIRST)],
    on: &[on::initial_effect_1(works_by_itself)],
    at: &[at::dodge()],
    ..Effect::NEW
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, attack, duel};

    fn damage(bench: CardId, coins: &[u8]) -> u8 {
        let mine = Side { play: &[id::IVYSAUR], ..Side::default() };
        let mut duel = duel(mine, Side { play: &[id::HAUNTER_LV17, bench], ..Side::default() });
        attack(&mut duel, 0, coins);
        duel.damage_on(Seat::Opponent, 0)
    }

    #[test]
    fn on_heads_the_attack_goes_through_it() {
        assert_eq!(damage(id::ABRA, &[1]), 0);
        assert_eq!(damage(id::ABRA, &[0]), 30);
        assert_eq!(damage(id::MUK, &[]), 30);
    }
}
