//! The practice duel, played as its teacher wants it, and otherwise.

use tallgrass_cards::{CardId, card, id};
use tallgrass_duel::{Answer, Answers, Ask, Duel, Message, Refusal, Seat, Setup};
use tallgrass_duel_cards::rulebook;
use tallgrass_duel_players::{Player, Sam};

fn begin() -> Duel {
    let mut duel = Setup::practice().expect("the practice decks").begin(rulebook());
    let in_hand = |duel: &Duel, wanted| {
        let hand = duel.state.page(Seat::Player).hand().iter().copied();
        hand.into_iter().find(|&index| duel.state.card_id(Seat::Player, index) == wanted).expect("a card in the hand")
    };
    // Goldeen must come first, and Staryu with it.
    let (goldeen, staryu) = (in_hand(&duel, id::GOLDEEN), in_hand(&duel, id::STARYU));
    assert_eq!(duel.answers().as_slice(), [Answer::Basic(goldeen)]);
    assert!(duel.answer(Answer::Basic(staryu)).is_err());
    duel.answer(Answer::Basic(goldeen)).unwrap();
    assert!(duel.answer(Answer::Stop).is_err());
    duel.answer(Answer::Basic(staryu)).unwrap();
    duel.answer(Answer::Stop).unwrap();
    duel
}

/// Lets Sam play until the player is asked something in a turn.
fn let_sam_play(duel: &mut Duel, sam: &mut Sam) {
    while !duel.is_over() && duel.pending().who == Seat::Opponent {
        let answers = duel.answers();
        let answer = sam.choose(&duel.seen_by(Seat::Opponent), &answers);
        duel.answer(answer).unwrap();
    }
}

/// Plays a card with this id from hand, on this slot if it goes on one.
fn play(duel: &mut Duel, wanted: CardId, on: u8) {
    let is = |index: u8| duel.state.card_id(Seat::Player, index) == wanted;
    let fits = |answer: &Answer| match *answer {
        Answer::Energy(index, slot) | Answer::Evolve(index, slot) => is(index) && slot == on,
        Answer::Basic(index) | Answer::Trainer(index) => is(index),
        _ => false,
    };
    let answers: Answers = duel.answers();
    let answer = answers.iter().copied().find(fits).unwrap_or_else(|| panic!("no {} to play", card(wanted).name));
    duel.answer(answer).unwrap();
    if let Ask::Slot { .. } = duel.pending().ask {
        duel.answer(Answer::Slot(on)).unwrap();
    }
}

#[test]
fn the_lesson_can_be_followed_to_its_end() {
    let mut duel = begin();
    let mut sam = Sam::new(1);
    let_sam_play(&mut duel, &mut sam);
    assert_eq!((duel.pending().who, duel.state.table.turns), (Seat::Player, 0), "the player begins");
    let lesson: [(&[(CardId, u8)], u8); 8] = [
        (&[(id::WATER_ENERGY, 0)], 0),
        (&[(id::SEAKING, 0), (id::PSYCHIC_ENERGY, 0)], 1),
        (&[(id::WATER_ENERGY, 1)], 0),
        (&[(id::DROWZEE, 0), (id::WATER_ENERGY, 2)], 1),
        (&[(id::WATER_ENERGY, 0)], 0),
        (&[(id::POTION, 0), (id::WATER_ENERGY, 0)], 0),
        (&[(id::STARMIE, 0), (id::WATER_ENERGY, 0)], 1),
        (&[], 1),
    ];
    for (number, (cards, attack)) in lesson.into_iter().enumerate() {
        assert_eq!(duel.state.table.turns as usize, 2 * number);
        for &(wanted, on) in cards {
            play(&mut duel, wanted, on);
        }
        duel.answer(Answer::Attack(attack)).unwrap();
        while !duel.is_over() && (duel.pending().who == Seat::Opponent || duel.pending().ask != Ask::Turn) {
            let_sam_play(&mut duel, &mut sam);
            if !duel.is_over() && duel.pending().ask != Ask::Turn {
                let answer = duel.answers()[0];
                duel.answer(answer).unwrap();
            }
        }
    }
    assert_eq!(duel.winner(), Some(Seat::Player));
}

#[test]
fn what_is_not_the_lesson_is_refused_and_the_turn_can_be_played_again() {
    let mut duel = begin();
    let_sam_play(&mut duel, &mut Sam::new(1));
    let before = duel.state;
    let why = Refusal::Because(Message::FollowMyGuidancePracticeDuel);
    assert_eq!(duel.answer(Answer::EndTurn), Err(why));
    assert_eq!(duel.state, before);
    play(&mut duel, id::WATER_ENERGY, 1);
    assert_ne!(duel.state, before);
    // It is saved with the beginning of its turn.
    let mut duel = Duel::load(&duel.save(), rulebook()).unwrap();
    assert!(duel.answers().contains(&Answer::Restart));
    duel.answer(Answer::Restart).unwrap();
    assert_eq!(duel.state.to_cartridge(), before.to_cartridge());
    // Somebody at the menus finds out by trying.
    play(&mut duel, id::WATER_ENERGY, 1);
    duel.attempt(Answer::EndTurn);
    assert_eq!(duel.state.to_cartridge(), before.to_cartridge());
}

#[test]
fn after_fifteen_turns_it_is_won() {
    let mut duel = begin();
    let_sam_play(&mut duel, &mut Sam::new(1));
    duel.state.table.turns = 14;
    duel.state.turn = Seat::Opponent;
    duel.continue_turn();
    assert_eq!(duel.pending().who, Seat::Opponent);
    duel.answer(Answer::EndTurn).unwrap();
    assert_eq!((duel.winner(), duel.state.table.turns), (Some(Seat::Player), 15));
}
