//! Gale: both Active Pokémon are switched with Benched ones drawn at random.

use tallgrass_duel::prelude::*;

/// Each side's Active Pokémon is switched with a random Benched one.
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
