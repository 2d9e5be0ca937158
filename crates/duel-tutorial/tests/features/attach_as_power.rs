//! Attaching a basic Energy as a Power.

use crate::table::*;
use tallgrass_duel::{
    Answer, Duel, Event, State,
    event::Action,
    prelude::*,
    scenario::Side,
    state::{Location, PageFlags},
};
use tallgrass_duel_tutorial::attach_as_power::ATTACH_AS_POWER;

const HAND: &[CardId] = &[id::GRASS_ENERGY, id::FIRE_ENERGY, id::BILL, id::SWITCH];

fn with(play: &[CardId], hand: &[CardId]) -> Duel {
    let mine = Side { play, hand, ..Side::default() };
    duel(&[&ATTACH_AS_POWER], mine, Side { play: &[id::CHANSEY, id::EKANS], ..Side::default() })
}

fn one(hand: &[CardId]) -> Duel {
    with(&[id::VILEPLUME, id::ABRA], hand)
}

fn location(duel: &Duel, card: u8) -> u8 {
    duel.state.page(Seat::Player).location(card)
}

/// Uses the Power of the Pokémon in a slot: the first basic Energy there is goes to the Active Pokémon.
fn use_power(duel: &mut Duel, slot: u8) {
    answer(duel, &[Answer::Power(slot)]);
    let energy = duel.answers()[0];
    answer(duel, &[energy, Answer::Slot(0)]);
    assert!(asks_for_an_action(duel));
}

#[test]
fn it_attaches_what_was_chosen_and_the_turn_goes_on() {
    let mut duel = one(HAND);
    let grass = in_hand(&duel, id::GRASS_ENERGY);
    answer(&mut duel, &[Answer::Power(0), Answer::Card(grass), Answer::Slot(1)]);
    assert_eq!(location(&duel, grass), Location::PLAY_AREA | 1);
    assert_eq!(duel.state.table.energy_played, 0, "it isn't the turn's Energy");
    assert!(asks_for_an_action(&duel));
}

#[test]
fn a_pokemon_can_use_it_once_a_turn() {
    let mut duel = one(HAND);
    use_power(&mut duel, 0);
    assert_eq!(refusal(&mut duel, Answer::Power(0)), Message::OnlyOncePerTurn);
}

#[test]
fn an_active_user_must_not_be_confused_asleep_or_paralysed() {
    for status in [Condition::Confused, Condition::Asleep, Condition::Paralyzed] {
        let mut duel = one(HAND);
        duel.state.page_mut(Seat::Player).status = status as u8;
        assert_eq!(refusal(&mut duel, Answer::Power(0)), Message::CannotUseDueToStatus);
    }
    let mut duel = one(HAND);
    duel.state.page_mut(Seat::Player).status = Condition::Poisoned as u8;
    use_power(&mut duel, 0);
}

#[test]
fn a_benched_user_doesn_t_care_for_the_active_pokemon_s_condition() {
    let mut duel = with(&[id::ABRA, id::VILEPLUME], HAND);
    duel.state.page_mut(Seat::Player).status = Condition::Asleep as u8;
    use_power(&mut duel, 1);
}

#[test]
fn toxic_gas_stops_it() {
    let mut duel = with(&[id::VILEPLUME, id::MUK], HAND);
    assert_eq!(refusal(&mut duel, Answer::Power(0)), Message::UnableDueToToxicGas);
}

#[test]
fn without_a_basic_energy_it_can_t_be_used() {
    let mut duel = one(&[id::DOUBLE_COLORLESS_ENERGY]);
    assert_eq!(refusal(&mut duel, Answer::Power(0)).text(), "there is no basic Energy in your hand");
}

#[test]
fn two_copies_are_two_uses() {
    let mut duel = with(&[id::VILEPLUME, id::VILEPLUME], HAND);
    use_power(&mut duel, 1);
    use_power(&mut duel, 0);
    assert_eq!(refusal(&mut duel, Answer::Power(0)), Message::OnlyOncePerTurn);
    assert_eq!(refusal(&mut duel, Answer::Power(1)), Message::OnlyOncePerTurn);
}

#[test]
fn the_mark_travels_with_the_pokemon() {
    let mut duel = one(HAND);
    use_power(&mut duel, 0);
    let switch = in_hand(&duel, id::SWITCH);
    answer(&mut duel, &[Answer::Trainer(switch), Answer::Slot(1)]);
    assert_eq!(duel.state.card_id_at(Seat::Player, 1), id::VILEPLUME);
    assert_eq!(refusal(&mut duel, Answer::Power(1)), Message::OnlyOncePerTurn);
}

#[test]
fn evolving_clears_the_mark() {
    let mut duel = one(HAND);
    use_power(&mut duel, 0);
    let bill = in_hand(&duel, id::BILL);
    duel.evolve_pokemon(Seat::Player, bill, 0);
    assert_eq!(duel.state.page(Seat::Player).flags[0] & PageFlags::USED_POWER, 0);
}

#[test]
fn placing_another_pokemon_clears_the_mark() {
    let mut duel = with(&[id::ABRA, id::VILEPLUME], HAND);
    use_power(&mut duel, 1);
    duel.state.page_mut(Seat::Player).discard_slot(1);
    assert_ne!(duel.state.page(Seat::Player).flags[1] & PageFlags::USED_POWER, 0, "an empty slot keeps it");
    let bill = in_hand(&duel, id::BILL);
    duel.place_pokemon(Seat::Player, bill);
    assert_eq!(duel.state.page(Seat::Player).flags[1] & PageFlags::USED_POWER, 0);
}

#[test]
fn it_can_be_used_again_in_one_s_next_turn() {
    let mut duel = one(HAND);
    use_power(&mut duel, 0);
    answer(&mut duel, &[Answer::EndTurn, Answer::EndTurn]);
    assert_eq!(duel.me(), Seat::Player);
    use_power(&mut duel, 0);
}

#[test]
fn choosing_and_backing_out_doesn_t_use_it_up() {
    for first in [&[][..], &[Answer::Card(2)]] {
        let mut duel = one(HAND);
        attempt(&mut duel, Answer::Power(0));
        for &answer in first {
            attempt(&mut duel, answer);
        }
        assert!(duel.answers().contains(&Answer::Back));
        attempt(&mut duel, Answer::Back);
        assert!(asks_for_an_action(&duel));
        assert_eq!(duel.state.page(Seat::Player).flags[0] & PageFlags::USED_POWER, 0);
        assert_eq!(duel.state.page(Seat::Player).hand_count, 4);
        use_power(&mut duel, 0);
    }
}

#[test]
fn the_user_s_slot_is_announced() {
    let mut duel = with(&[id::ABRA, id::VILEPLUME], HAND);
    use_power(&mut duel, 1);
    let announced = happened(&mut duel).into_iter().find_map(|event| match event {
        Event::Announce { action: Action::UsePower, parameters, .. } => Some(parameters[2]),
        _ => None,
    });
    assert_eq!(announced, Some(1));
}

#[test]
fn the_ai_uses_it_and_its_pokemon_is_marked() {
    let mut duel = with(&[id::ABRA, id::VILEPLUME], HAND);
    duel.state.page_mut(Seat::Player).duelist = 0x80;
    duel.state.flow = tallgrass_duel::flow::Flow::EMPTY;
    let fire = in_hand(&duel, id::FIRE_ENERGY);
    assert!(duel.check(Answer::Power(1)).is_ok());
    duel.command(Action::UsePower, [0, 1, 1, 0, 0, 0, 0, 0, 0, 0]);
    duel.select_for_ai();
    let parameters = duel.state.work.parameters;
    said(&mut duel);
    duel.command(Action::ExecutePowerEffect, parameters);
    assert_eq!(location(&duel, fire), Location::PLAY_AREA);
    assert_eq!(said(&mut duel), [Message::AttachedEnergyToPokemon]);
    assert!(duel.check(Answer::Power(1)).is_err());
}

#[test]
fn the_mark_is_part_of_what_the_cartridge_saves() {
    let mut duel = one(HAND);
    use_power(&mut duel, 0);
    let saved = State::from_cartridge(&duel.state.to_cartridge(), duel.state.decks).expect("a state");
    duel.state = saved;
    duel.continue_turn();
    assert_eq!(refusal(&mut duel, Answer::Power(0)), Message::OnlyOncePerTurn);
}

#[test]
fn whoever_leaves_while_choosing_comes_back_to_before_the_power() {
    let mut duel = one(HAND);
    // What is saved at the turn's question.
    let saved = duel.state;
    let grass = in_hand(&duel, id::GRASS_ENERGY);
    answer(&mut duel, &[Answer::Power(0), Answer::Card(grass)]);
    duel.state = saved;
    assert!(asks_for_an_action(&duel));
    assert_eq!(location(&duel, grass), Location::HAND);
    use_power(&mut duel, 0);
}

#[test]
fn a_flag_limits_it_across_copies() {
    use tallgrass_duel_tutorial::attach_as_power::{ANOTHER_HAS, ONE_COPY_A_TURN};
    let mine = Side { play: &[id::VILEPLUME, id::VILEPLUME], hand: HAND, ..Side::default() };
    let theirs = Side { play: &[id::CHANSEY], ..Side::default() };
    let mut two = crate::table::duel(&[&ATTACH_AS_POWER, &ONE_COPY_A_TURN], mine, theirs);
    use_power(&mut two, 0);
    assert_eq!(refusal(&mut two, Answer::Power(1)), ANOTHER_HAS);
    let mut two = crate::table::duel(&[&ATTACH_AS_POWER], mine, theirs);
    use_power(&mut two, 0);
    assert!(two.check(Answer::Power(1)).is_ok());
}
