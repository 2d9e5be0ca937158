//! Gale: both Active Pokémon are switched with Benched ones drawn at random.

use tallgrass_duel::prelude::*;

/// Both Active Pokémon are switched with random Benched ones of their own side.
pub static GALE: Effect = Effect {
    name: "Gale",
    of: &[(id::PIDGEOT_LV38, place::SECOND)],
    on: &[on::before_damage(nothing_yet), on::after_damage(switch_both)],
    ..Effect::NEW
};

/// The cartridge only chooses the picture here.
fn nothing_yet(_: &mut Duel) {}

fn switch_both(duel: &mut Duel) {
    let (me, foe) = (duel.me(), duel.foe());
    if !duel.prevented() {
        if duel.state.page(foe).hp[0] == 0 {
            duel.destiny_bond();
        }
        if switch_at_random(duel, foe) {
            // The damage went to a Pokémon that is no longer there.
            duel.state.work.dealt = 0;
        }
    }
    switch_at_random(duel, me);
}

fn switch_at_random(duel: &mut Duel, seat: Seat) -> bool {
    let count = duel.state.page(seat).in_play;
    if count < 2 {
        return false;
    }
    let slot = 1 + duel.random(Purpose::Pick, count - 1);
    duel.state.page_mut(seat).switch_active(slot);
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, attack, duel};

    #[test]
    fn both_are_switched() {
        let mine = Side { play: &[id::PIDGEOT_LV38, id::ABRA, id::BULBASAUR], ..Side::default() };
        let theirs = Side { play: &[id::CHANSEY, id::EKANS, id::WEEDLE], ..Side::default() };
        let mut duel = duel(mine, theirs);
        assert_eq!(attack(&mut duel, 1, &[1, 0]), []);
        assert_eq!(duel.state.card_id_at(Seat::Opponent, 0), id::WEEDLE);
        assert_eq!(duel.state.card_id_at(Seat::Player, 0), id::ABRA);
        assert_eq!(duel.damage_on(Seat::Opponent, 2), 20);
        assert_eq!(duel.state.page(Seat::Opponent).last_damage, [0, 0]);
    }
}
