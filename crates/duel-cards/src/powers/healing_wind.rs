//! Healing Wind: when you play it, up to 20 damage comes off each of your Pokémon.

use crate::shared::works_by_itself;
use tallgrass_duel::prelude::*;

/// When you play this Pokémon, up to 20 damage comes off each of your Pokémon.
pub static HEALING_WIND: Effect = Effect {
    name: "Healing Wind",
    of: &[(id::DRAGONITE_LV41, place::FIRST)],
    on: &[on::initial_effect_1(works_by_itself), on::pkmn_power_trigger(heal_everyone)],
    ..Effect::NEW
};

fn heal_everyone(duel: &mut Duel) {
    let me = duel.me();
    for slot in duel.state.page(me).occupied() {
        let amount = duel.damage_on(me, slot).min(20);
        let hp = &mut duel.state.page_mut(me).hp[slot as usize % 6];
        *hp = hp.wrapping_add(amount);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, answer, turn};
    use tallgrass_duel::Answer;

    #[test]
    fn everyone_is_healed_by_20_at_most() {
        let mine = Side { play: &[id::DRAGONAIR, id::ABRA, id::EKANS], hand: &[id::DRAGONITE_LV41], ..Side::default() };
        let mut duel = turn(mine, Side { play: &[id::ABRA], ..Side::default() });
        let full = card(id::DRAGONITE_LV41).hp;
        let dragonair = card(id::DRAGONAIR).hp;
        duel.state.page_mut(Seat::Player).hp[..3].copy_from_slice(&[dragonair - 50, 20, 40]);
        duel.state.page_mut(Seat::Opponent).hp[0] = 10;
        answer(&mut duel, &[Answer::Evolve(3, 0)]);
        assert_eq!(duel.state.page(Seat::Player).hp[..3], [full - 30, 30, 40]);
        assert_eq!(duel.state.page(Seat::Opponent).hp[0], 10);
    }
}
