//! Computer players know what they may, and use what is good for them.

use crate::table::*;
use tallgrass_duel::{Answer, Ask, Deck, Duel, Setup, prelude::*, scenario::Side};
use tallgrass_duel_players::{Player, Random, Simple, Stream};
use tallgrass_duel_tutorial::{
    ALL, attach_as_attack::ATTACH_AS_ATTACK, attach_as_power::ATTACH_AS_POWER, one_copy::ONE_BILL_A_TURN, rulebook,
};

/// What a player with some sense answers.
fn simple(duel: &Duel) -> Answer {
    Simple::new(7).choose(&duel.seen_by(duel.pending().who), &duel.answers())
}

const THEIRS: Side<'_> = Side { play: &[id::CHANSEY, id::CHANSEY], ..Side::NOTHING };

#[test]
fn one_attaches_by_the_attack_what_its_pokemon_can_use() {
    let mine = Side {
        play: &[id::PIKACHU_LV12, id::ABRA],
        attached: &[id::LIGHTNING_ENERGY],
        hand: &[id::LIGHTNING_ENERGY],
        ..Side::default()
    };
    let mut duel = duel(&[&ATTACH_AS_ATTACK], mine, THEIRS);
    duel.state.table.energy_played = 1;
    assert_eq!(simple(&duel), Answer::Attack(0));
    answer(&mut duel, &[Answer::Attack(0)]);
    let energy = simple(&duel);
    answer(&mut duel, &[energy]);
    assert_eq!(simple(&duel), Answer::Slot(0), "Pikachu's second attack asks for it");
}

#[test]
fn one_does_so_even_where_the_attack_deals_no_damage() {
    let mine = Side {
        play: &[id::PIKACHU_LV12, id::ABRA],
        attached: &[id::LIGHTNING_ENERGY],
        hand: &[id::LIGHTNING_ENERGY],
        ..Side::default()
    };
    for (feature, expected) in [(&[&ATTACH_AS_ATTACK][..], Answer::Attack(0)), (&[], Answer::EndTurn)] {
        let mut duel = duel(feature, mine, THEIRS);
        duel.state.table.energy_played = 1;
        duel.state.page_mut(Seat::Opponent).substatus1 = Defence::Stiffen as u8;
        assert_eq!(simple(&duel), expected);
    }
}

#[test]
fn one_uses_the_power_too() {
    let mine = Side {
        play: &[id::PIKACHU_LV12, id::VILEPLUME],
        attached: &[id::LIGHTNING_ENERGY],
        hand: &[id::LIGHTNING_ENERGY],
        ..Side::default()
    };
    let mut duel = duel(&[&ATTACH_AS_POWER], mine, THEIRS);
    duel.state.table.energy_played = 1;
    assert_eq!(simple(&duel), Answer::Power(1));
    answer(&mut duel, &[Answer::Power(1)]);
    let energy = simple(&duel);
    answer(&mut duel, &[energy]);
    assert_eq!(simple(&duel), Answer::Slot(0));
    answer(&mut duel, &[Answer::Slot(0)]);
    assert_ne!(simple(&duel), Answer::Power(1), "once a turn");
}

#[test]
fn one_doesn_t_try_a_second_bill() {
    let side = Side { play: &[id::ABRA], hand: &[id::BILL, id::BILL], ..THEIRS };
    let mut duel = duel(&[&ONE_BILL_A_TURN], side, side);
    let first = simple(&duel);
    assert!(matches!(first, Answer::Trainer(_)));
    answer(&mut duel, &[first]);
    assert!(!matches!(simple(&duel), Answer::Trainer(_)));
}

/// A deck with everything that the features concern.
const DECK: &str = "
    6 Lightning Energy
    6 Grass Energy
    6 Psychic Energy
    4 Pikachu Lv12
    2 Raichu Lv40
    4 Oddish
    3 Gloom
    3 Vileplume
    4 Tangela Lv17
    2 Clefairy
    4 Bill
    4 Professor Oak
    4 Computer Search
    4 Erika's Invitation
    4 Switch
";

#[test]
fn whole_duels_with_every_feature_come_to_an_end() {
    let deck = Deck::parse_in(DECK, rulebook().cards()).expect("a deck");
    let mut seeds = Stream::new(4);
    for number in 0..60 {
        let [a, b, c, ..] = seeds.next().to_le_bytes();
        let mut duel = Setup::new([deck, deck]).prizes(3).seed([a, b, c]).begin(rulebook());
        duel.log = Some(Vec::new());
        let mut random = Random::new(number);
        let mut thinking = Simple::new(number);
        let mut answers = 0;
        while !duel.is_over() {
            let who = duel.pending().who;
            let listed = duel.answers();
            let player: &mut dyn Player =
                if number % 6 == 0 && who == Seat::Player { &mut thinking } else { &mut random };
            let chosen = player.choose(&duel.seen_by(who), &listed);
            answer(&mut duel, &[chosen]);
            assert_eq!(duel.state.check(), Ok(()), "duel {number} after {chosen:?}");
            if duel.pending().ask == Ask::Turn {
                assert!(duel.answers().contains(&Answer::EndTurn));
            }
            if number % 4 == 1 {
                duel = continued(&duel);
            }
            answers += 1;
            assert!(answers < 20_000, "duel {number} doesn't end");
        }
    }
    assert_eq!(ALL.len(), 7);
}

#[test]
fn one_plays_a_card_for_the_damage_that_it_adds_later() {
    let mine = Side { play: &[TANGELA, id::ABRA], attached: &[id::GRASS_ENERGY], hand: &[ERIKA], ..Side::NOTHING };
    let theirs = Side { play: &[id::BLASTOISE, id::CHANSEY], hand: &[id::BILL], damage: 30, ..Side::NOTHING };
    let mut duel = duel(ALL, mine, theirs);
    let hasty = Simple::one_answer_ahead(7).choose(&duel.seen_by(Seat::Player), &duel.answers());
    assert_eq!(hasty, Answer::Attack(0));
    let invitation = in_hand(&duel, ERIKA);
    assert_eq!(simple(&duel), Answer::Trainer(invitation), "with it the attack knocks Blastoise out");
    answer(&mut duel, &[Answer::Trainer(invitation), Answer::Stop]);
    assert_eq!(simple(&duel), Answer::Attack(0));
}
