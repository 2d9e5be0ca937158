//! Clefairy Doll and Mysterious Fossil: play it as a Basic Pokémon of 10 hit points that can neither attack nor retreat.
//! You may discard it at any time in your turn, as if it had a Power for that.

use crate::{
    choose::{choose_successor, room_on_bench},
    shared::own_bench,
};
use tallgrass_duel::prelude::*;

/// Play it to your Bench as if it were a Basic Pokémon of 10 hit points. An opening hand needs a Basic Pokémon beside
/// it, but once there is one, a duel may begin with it. It can neither attack nor retreat, has no special conditions, and
/// gives no prize when it is knocked out. You may discard it at any time in your turn, unless it is your only Pokémon.
pub static STANDS_IN: Effect = Effect {
    name: "stands in for a Pokémon",
    of: &[(id::CLEFAIRY_DOLL, place::CARD), (id::MYSTERIOUS_FOSSIL, place::CARD)],
    on: &[on::initial_effect_1(has_room), on::before_damage(put_on_bench)],
    ..Effect::NEW
};

/// In play: discard it, and if it was Active bring up a Benched Pokémon.
pub static DISCARD: Effect = Effect {
    name: "Discard",
    of: &[(id::CLEFAIRY_DOLL, place::FIRST), (id::MYSTERIOUS_FOSSIL, place::FIRST)],
    on: &[
        on::initial_effect_2(may_discard),
        on::require_selection(choose_successor),
        on::before_damage(discard_and_replace),
    ],
    ..Effect::NEW
};

fn has_room(duel: &mut Duel) -> Result<(), Message> {
    room_on_bench(duel, duel.me())
}

fn put_on_bench(duel: &mut Duel) {
    let (me, card) = (duel.me(), duel.action_card());
    duel.place_pokemon(me, card);
}

fn may_discard(duel: &mut Duel) -> Result<(), Message> {
    let slot = duel.state.work.slot;
    duel.set_arg(0, slot);
    own_bench(duel)
}

fn discard_and_replace(duel: &mut Duel) {
    let (me, slot, successor) = (duel.me(), duel.arg(0), duel.arg(1));
    let page = duel.state.page_mut(me);
    page.discard_slot(slot);
    if slot == 0 {
        page.switch_active(successor);
    }
    duel.state.close_all_gaps();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, answer, slots, turn};
    use tallgrass_duel::{Answer, Refusal};

    fn table(play: &[CardId], hand: &[CardId]) -> Duel {
        turn(Side { play, hand, ..Side::default() }, Side { play: &[id::DROWZEE, id::EKANS], ..Side::default() })
    }

    #[test]
    fn it_is_a_pokemon_while_it_is_in_play() {
        for card in [id::CLEFAIRY_DOLL, id::MYSTERIOUS_FOSSIL] {
            let mut duel = table(&[id::ABRA], &[card]);
            answer(&mut duel, &[Answer::Trainer(1)]);
            let page = duel.state.page(Seat::Player);
            assert_eq!((page.in_play, page.hp[1], page.discard_count), (2, 10, 60 - 1 - 1 - 6 - 6));
            assert!(!duel.answers().contains(&Answer::Attack(0)), "Abra has no Energy");
        }
    }

    #[test]
    fn it_can_t_retreat() {
        let duel = table(&[id::CLEFAIRY_DOLL, id::ABRA], &[]);
        assert_eq!(duel.check(Answer::Retreat), Err(Refusal::Because(Message::UnableToRetreat)));
    }

    #[test]
    fn discarded_from_the_arena_somebody_comes_up() {
        let mut duel = table(&[id::MYSTERIOUS_FOSSIL, id::ABRA, id::EKANS], &[]);
        duel.state.page_mut(Seat::Player).substatus2 = Hindrance::Acid as u8;
        answer(&mut duel, &[Answer::Power(0)]);
        assert_eq!(slots(&duel), [1, 2]);
        answer(&mut duel, &[Answer::Slot(2)]);
        let page = duel.state.page(Seat::Player);
        assert_eq!((page.in_play, page.substatus2), (2, 0));
        assert_eq!([0, 1].map(|slot| duel.state.card_id_at(Seat::Player, slot)), [id::EKANS, id::ABRA]);
        assert_eq!(page.discard_pile().last(), Some(&0));
    }

    #[test]
    fn discarded_from_the_bench_the_others_move_up() {
        let mut duel = table(&[id::ABRA, id::CLEFAIRY_DOLL, id::EKANS], &[]);
        answer(&mut duel, &[Answer::Power(1)]);
        assert_eq!([0, 1].map(|slot| duel.state.card_id_at(Seat::Player, slot)), [id::ABRA, id::EKANS]);
        assert_eq!(duel.state.page(Seat::Player).in_play, 2);
    }

    #[test]
    fn alone_it_stays() {
        let duel = table(&[id::CLEFAIRY_DOLL], &[]);
        assert_eq!(duel.check(Answer::Power(0)), Err(Refusal::Because(Message::EffectNoPokemonOnTheBench)));
    }

    #[test]
    fn toxic_gas_and_conditions_don_t_keep_one_from_discarding_it() {
        let mut duel = table(&[id::CLEFAIRY_DOLL, id::MUK], &[]);
        duel.state.page_mut(Seat::Player).status = Condition::Asleep as u8;
        answer(&mut duel, &[Answer::Power(0), Answer::Slot(1)]);
        assert_eq!(duel.state.card_id_at(Seat::Player, 0), id::MUK);
    }

    #[test]
    fn knocking_it_out_gives_no_prize() {
        let mine = Side { play: &[id::DROWZEE], attached: &[id::PSYCHIC_ENERGY], ..Side::default() };
        let mut duel = turn(mine, Side { play: &[id::CLEFAIRY_DOLL, id::EKANS], ..Side::default() });
        answer(&mut duel, &[Answer::Attack(0), Answer::Slot(1)]);
        assert_eq!(duel.state.card_id_at(Seat::Opponent, 0), id::EKANS);
        assert_eq!(duel.state.page(Seat::Player).prizes_left(), 6);
    }
}
