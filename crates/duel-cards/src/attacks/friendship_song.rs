//! Friendship Song: on heads, a Basic Pokémon drawn at random from the deck comes to the Bench.

use crate::{
    choose::room_on_bench,
    shared::{deck_to_bench, random_basic_in_deck},
};
use tallgrass_duel::prelude::*;

/// On heads, a random Basic Pokémon from your deck comes to your Bench, and the deck is shuffled.
pub static FRIENDSHIP_SONG: Effect = Effect {
    name: "Friendship Song",
    of: &[(id::JIGGLYPUFF_LV13, place::FIRST)],
    on: &[on::initial_effect_1(has_room), on::after_damage(call_a_friend)],
    ..Effect::NEW
};

fn has_room(duel: &mut Duel) -> Result<(), Message> {
    room_on_bench(duel, duel.me())
}

fn call_a_friend(duel: &mut Duel) {
    if !duel.toss() {
        duel.say(Message::NoneCame);
        return;
    }
    let me = duel.me();
    match random_basic_in_deck(duel, me, |_| true) {
        Some(card) => {
            deck_to_bench(duel, me, card);
            duel.state.work.card = card;
            duel.say(Message::CameToTheBench);
        }
        None => duel.say(Message::NoneCame),
    }
    duel.shuffle_deck(me);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, attack, duel};

    #[test]
    fn nobody_comes_from_a_deck_without_basic_pokemon() {
        let mine = Side { play: &[id::JIGGLYPUFF_LV13], deck: &[id::BILL, id::RAICHU_LV40], ..Side::default() };
        let mut duel = duel(mine, Side { play: &[id::ABRA], ..Side::default() });
        assert_eq!(attack(&mut duel, 0, &[1]), [Message::NoneCame]);
        assert_eq!(duel.state.page(Seat::Player).in_play, 1);
    }

    #[test]
    fn a_basic_pokemon_comes_on_heads() {
        let mine = Side { play: &[id::JIGGLYPUFF_LV13], deck: &[id::BILL, id::ABRA], ..Side::default() };
        let mut duel = duel(mine, Side { play: &[id::ABRA], ..Side::default() });
        assert_eq!(attack(&mut duel, 0, &[1]), [Message::CameToTheBench]);
        assert_eq!(duel.state.card_id_at(Seat::Player, 1), id::ABRA);
        assert_eq!(duel.state.page(Seat::Player).deck_count(), 1);
    }
}
