//! Wail: each duelist's Bench is filled with Basic Pokémon drawn at random from its deck.

use crate::{choose::room_on_bench, shared::deck_to_bench};
use tallgrass_duel::prelude::*;

/// Both Benches are filled with random Basic Pokémon of their owners' decks.
pub static WAIL: Effect = Effect {
    name: "Wail",
    of: &[(id::MAROWAK_LV32, place::SECOND)],
    on: &[on::initial_effect_1(either_has_room), on::after_damage(fill_both)],
    ..Effect::NEW
};

fn either_has_room(duel: &mut Duel) -> Result<(), Message> {
    room_on_bench(duel, duel.me()).or_else(|_| room_on_bench(duel, duel.foe()))
}

fn fill_both(duel: &mut Duel) {
    fill_bench(duel, duel.foe());
    fill_bench(duel, duel.me());
    duel.say(Message::BasicPokemonWasPlacedOnEachBench);
}

fn fill_bench(duel: &mut Duel, seat: Seat) {
    if duel.state.page(seat).deck_count() == 0 {
        return;
    }
    let mut list = duel.state.deck_list(seat);
    duel.shuffle_list(&mut list);
    for &index in list.as_slice() {
        if room_on_bench(duel, seat).is_ok() && duel.card(seat, index).is_basic_pokemon() {
            deck_to_bench(duel, seat, index);
        }
    }
    duel.shuffle_deck(seat);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, attack, duel};

    #[test]
    fn benches_are_filled_as_far_as_the_decks_go() {
        let mine = Side { play: &[id::MAROWAK_LV32], ..Side::default() };
        let theirs = Side { play: &[id::ABRA], deck: &[id::BILL, id::ABRA, id::KADABRA], ..Side::default() };
        let mut duel = duel(mine, theirs);
        assert_eq!(attack(&mut duel, 1, &[]), [Message::BasicPokemonWasPlacedOnEachBench]);
        assert_eq!(duel.state.page(Seat::Player).in_play, 1);
        assert_eq!(duel.state.page(Seat::Opponent).in_play, 2);
        assert_eq!(duel.state.page(Seat::Opponent).deck_count(), 2);
    }
}
