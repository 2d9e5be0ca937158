//! Attacks that deal more damage for the Pokémon at their user's side.

use tallgrass_duel::prelude::*;

/// 20 more damage for each Nidoking you have in play.
pub static BOYFRIENDS: Effect = Effect {
    name: "Boyfriends",
    of: &[(id::NIDOQUEEN, place::FIRST)],
    on: &[on::before_damage(count_nidoking)],
    ..Effect::NEW
};

/// 10 more damage for each Pokémon on your Bench.
pub static DO_THE_WAVE: Effect = Effect {
    name: "Do the Wave",
    of: &[(id::WIGGLYTUFF, place::SECOND)],
    on: &[on::before_damage(count_bench)],
    ..Effect::NEW
};

fn count_nidoking(duel: &mut Duel) {
    let (me, state) = (duel.me(), &duel.state);
    let nidoking = state.page(me).occupied().filter(|&slot| state.card_id_at(me, slot) == id::NIDOKING).count();
    duel.add_damage(20 * nidoking as u16);
}

fn count_bench(duel: &mut Duel) {
    let bench = duel.state.page(duel.me()).in_play.saturating_sub(1);
    duel.add_damage(10 * bench as u16);
}
