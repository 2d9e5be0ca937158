//! One retreat a turn.

use crate::table::*;
use tallgrass_duel::{Answer, Duel, prelude::*, scenario::Side};
use tallgrass_duel_tutorial::one_retreat::{ONE_RETREAT_A_TURN, ONLY_ONCE};

const ENERGY: &[CardId] = &[id::GRASS_ENERGY; 4];

/// A table with Pokémon that retreat for one Energy each.
fn abra(hand: &[CardId]) -> Duel {
    let mine = Side { play: &[id::EKANS, id::WEEDLE, id::CATERPIE], attached: ENERGY, hand, ..Side::default() };
    duel(&[&ONE_RETREAT_A_TURN], mine, Side { play: &[id::CHANSEY, id::EKANS], ..Side::default() })
}

/// Retreats to a slot, paying with the first Energies there are.
fn retreat(duel: &mut Duel, to: u8) {
    answer(duel, &[Answer::Retreat]);
    while let Some(&energy @ Answer::Card(_)) = duel.answers().first() {
        answer(duel, &[energy]);
    }
    answer(duel, &[Answer::Slot(to)]);
}

/// Gives the Pokémon that came up Energy to retreat, so that only the rule can keep it from that.
fn give_energy(duel: &mut Duel) {
    for card in 3..7 {
        let page = duel.state.page_mut(Seat::Player);
        page.add_to_hand(card);
        page.hand_to_slot(card, 0);
    }
}

#[test]
fn a_second_retreat_is_refused() {
    let mut duel = abra(&[]);
    retreat(&mut duel, 1);
    give_energy(&mut duel);
    assert_eq!(refusal(&mut duel, Answer::Retreat), ONLY_ONCE);
    assert_eq!(attempt(&mut duel, Answer::Retreat), Verdict::Refused(ONLY_ONCE));
}

#[test]
fn it_is_the_first_reason_of_all() {
    let mut duel = abra(&[]);
    retreat(&mut duel, 1);
    let page = duel.state.page_mut(Seat::Player);
    page.substatus2 = Hindrance::Acid as u8;
    page.status = Condition::Asleep as u8;
    assert_eq!(duel.can_retreat(), Err(ONLY_ONCE));
    // Without a Bench and without Energy too.
    let page = duel.state.page_mut(Seat::Player);
    page.discard_slot(2);
    page.discard_slot(1);
    assert_eq!(duel.can_retreat(), Err(ONLY_ONCE));
}

#[test]
fn it_comes_before_what_can_t_retreat_at_all() {
    let mine = Side { play: &[id::ABRA, id::CLEFAIRY_DOLL], attached: &[id::PSYCHIC_ENERGY], ..Side::default() };
    let mut duel = duel(&[&ONE_RETREAT_A_TURN], mine, Side { play: &[id::ABRA], ..Side::default() });
    let mut unable = duel.clone();
    unable.state.page_mut(Seat::Player).switch_active(1);
    assert_eq!(unable.can_retreat(), Err(Message::UnableToRetreat));
    retreat(&mut duel, 1);
    assert_eq!(duel.can_retreat(), Err(ONLY_ONCE));
}

#[test]
fn a_confused_pokemon_that_fails_has_tried() {
    let mut duel = abra(&[]);
    duel.state.page_mut(Seat::Player).status = Condition::Confused as u8;
    force(&mut duel, &[0]);
    retreat(&mut duel, 1);
    let said = said(&mut duel);
    assert!(said.contains(&Message::UnableToRetreat), "{said:?}");
    assert_eq!(duel.state.card_id_at(Seat::Player, 0), id::EKANS);
    assert_eq!(duel.energies(Seat::Player, 0).total, 3, "the price is paid");
    assert_eq!(refusal(&mut duel, Answer::Retreat), ONLY_ONCE);
    // Cured, it still can't.
    duel.state.page_mut(Seat::Player).status = 0;
    assert_eq!(refusal(&mut duel, Answer::Retreat), ONLY_ONCE);
}

#[test]
fn a_confused_pokemon_that_succeeds_has_tried() {
    let mut duel = abra(&[]);
    duel.state.page_mut(Seat::Player).status = Condition::Confused as u8;
    force(&mut duel, &[1]);
    retreat(&mut duel, 1);
    give_energy(&mut duel);
    assert_eq!(duel.state.card_id_at(Seat::Player, 0), id::WEEDLE);
    assert_eq!(refusal(&mut duel, Answer::Retreat), ONLY_ONCE);
}

#[test]
fn backing_out_doesn_t_count() {
    let mut duel = abra(&[]);
    attempt(&mut duel, Answer::Retreat);
    attempt(&mut duel, Answer::Back);
    assert!(asks_for_an_action(&duel));
    attempt(&mut duel, Answer::Retreat);
    let energy = duel.answers()[0];
    attempt(&mut duel, energy);
    attempt(&mut duel, Answer::Back);
    assert!(asks_for_an_action(&duel));
    retreat(&mut duel, 2);
    assert_eq!(duel.state.card_id_at(Seat::Player, 0), id::CATERPIE);
}

#[test]
fn a_refused_retreat_doesn_t_count() {
    let mut duel = abra(&[]);
    duel.state.page_mut(Seat::Player).substatus2 = Hindrance::Acid as u8;
    attempt(&mut duel, Answer::Retreat);
    duel.state.page_mut(Seat::Player).substatus2 = 0;
    retreat(&mut duel, 1);
}

#[test]
fn switch_doesn_t_count() {
    let mut duel = abra(&[id::SWITCH]);
    let switch = in_hand(&duel, id::SWITCH);
    answer(&mut duel, &[Answer::Trainer(switch), Answer::Slot(1)]);
    give_energy(&mut duel);
    retreat(&mut duel, 2);
}

#[test]
fn gust_of_wind_doesn_t_count() {
    let mut duel = abra(&[id::GUST_OF_WIND]);
    let gust = in_hand(&duel, id::GUST_OF_WIND);
    answer(&mut duel, &[Answer::Trainer(gust), Answer::Slot(1)]);
    assert_eq!(duel.flags_set().count(), 0);
    retreat(&mut duel, 1);
}

#[test]
fn attacks_that_switch_and_replacements_don_t_count() {
    // Whirlwind, Teleport, and what comes up for a knocked-out Pokémon: none goes through a retreat.
    let switching: [(&[CardId], &[CardId], u8); 2] = [
        (&[id::BUTTERFREE, id::WEEDLE], &[id::GRASS_ENERGY; 2], 0),
        (&[id::EXEGGUTOR, id::WEEDLE], &[id::PSYCHIC_ENERGY], 0),
    ];
    for (play, attached, attack) in switching {
        let mine = Side { play, attached, ..Side::default() };
        let mut duel = duel(&[&ONE_RETREAT_A_TURN], mine, Side { play: &[id::CHANSEY, id::EKANS], ..Side::default() });
        answer(&mut duel, &[Answer::Attack(attack), Answer::Slot(1)]);
        let flags = happened(&mut duel).into_iter().filter(|event| matches!(event, tallgrass_duel::Event::Flag { .. }));
        assert_eq!(flags.count(), 0);
    }
    let mine = Side { play: &[id::DROWZEE], attached: &[id::PSYCHIC_ENERGY], ..Side::default() };
    let mut duel = duel(&[&ONE_RETREAT_A_TURN], mine, Side { play: &[id::EKANS, id::EKANS], ..Side::default() });
    duel.state.page_mut(Seat::Opponent).hp[0] = 10;
    answer(&mut duel, &[Answer::Attack(0), Answer::Pick(0), Answer::Slot(1)]);
    assert_eq!(duel.state.card_id_at(Seat::Opponent, 0), id::EKANS);
    assert!(!happened(&mut duel).iter().any(|event| matches!(event, tallgrass_duel::Event::Flag { .. })));
}

#[test]
fn discarding_a_doll_doesn_t_count() {
    let mine = Side { play: &[id::CLEFAIRY_DOLL, id::EKANS, id::WEEDLE], ..Side::default() };
    let mut duel = duel(&[&ONE_RETREAT_A_TURN], mine, Side { play: &[id::CHANSEY], ..Side::default() });
    answer(&mut duel, &[Answer::Power(0), Answer::Slot(1)]);
    assert_eq!(duel.state.card_id_at(Seat::Player, 0), id::EKANS);
    for card in 9..13 {
        let page = duel.state.page_mut(Seat::Player);
        page.add_to_hand(card);
        page.hand_to_slot(card, 0);
    }
    retreat(&mut duel, 1);
}

#[test]
fn it_ends_with_the_turn_and_is_each_duelist_s_own() {
    let mut duel = abra(&[]);
    retreat(&mut duel, 1);
    answer(&mut duel, &[Answer::EndTurn]);
    // The opponent may retreat in theirs.
    for card in 20..24 {
        let page = duel.state.page_mut(Seat::Opponent);
        page.add_to_hand(card);
        page.hand_to_slot(card, 0);
    }
    retreat(&mut duel, 1);
    answer(&mut duel, &[Answer::EndTurn]);
    give_energy(&mut duel);
    retreat(&mut duel, 1);
}

#[test]
fn the_ai_s_retreat_counts_too() {
    use tallgrass_duel::event::Action;
    let mut duel = abra(&[]);
    duel.state.page_mut(Seat::Player).duelist = 0x80;
    duel.state.flow = tallgrass_duel::flow::Flow::EMPTY;
    duel.command(Action::AttemptRetreat, [0, 0, 0, 1, 3, 0xff, 0, 0, 0, 0]);
    assert_eq!(duel.state.card_id_at(Seat::Player, 0), id::WEEDLE);
    assert_eq!(duel.can_retreat(), Err(ONLY_ONCE), "which is how it knows that it can't again");
}
