//! A duel under way allocates nothing.

use crate::duels::begin;
use tallgrass_duel::{Answers, Duel};
use tallgrass_duel_players::{MAX_ANSWERS, Player, Random};

/// Plays a random duel on to its end; how many answers it took.
fn play_on(duel: &mut Duel, player: &mut Random, answers: &mut Answers) -> u32 {
    for given in 0..MAX_ANSWERS {
        if duel.is_over() {
            return given;
        }
        duel.fill_answers(answers);
        let answer = player.choose(&duel.seen_by(duel.pending().who), answers);
        assert_eq!(duel.answer(answer), Ok(()));
    }
    panic!("the duel has no end");
}

#[test]
fn a_duel_allocates_nothing() {
    let one = allocation_counter::measure(|| drop(std::hint::black_box(Box::new(1))));
    assert_eq!(one.count_total, 1, "they are counted");
    for number in 0..50 {
        let (mut duel, mut player, mut answers) = (begin(number), Random::new(number), Answers::new());
        let mut given = 0;
        let counted = allocation_counter::measure(|| given = play_on(&mut duel, &mut player, &mut answers));
        assert_eq!(counted.count_total, 0, "duel {number}, {given} answers");
        assert!(given > 20, "duel {number}");
    }
}
