//! The simple player comes to an end, whatever it plays with and against.

use tallgrass_duel::{Answers, Ask, Deck, Duel, Setup};
use tallgrass_duel_cards::rulebook;
use tallgrass_duel_players::{Player, Simple};

/// More decisions than any turn of it needs.
const IN_A_TURN: u32 = 150;
/// More decisions than any duel of it needs.
const IN_A_DUEL: u32 = 2500;

/// Plays a duel of two simple players. In no turn may a position come up twice, nor may there be no end.
fn play(duel: &mut Duel, name: &str) {
    let mut players = [Simple::new(1), Simple::new(2)];
    let mut answers = Answers::new();
    let (mut turn, mut in_turn, mut seen) = (None, 0, Vec::new());
    for _ in 0..IN_A_DUEL {
        if duel.is_over() {
            return;
        }
        let now = (duel.state.table.turns, duel.state.turn);
        if turn.replace(now) != Some(now) {
            (in_turn, seen) = (0, Vec::new());
        }
        in_turn += 1;
        assert!(in_turn < IN_A_TURN, "{name}: no end of turn {}", now.0);
        if duel.pending().ask == Ask::Turn {
            let position = (duel.state.pages, duel.state.table);
            assert!(!seen.contains(&position), "{name}: in turn {} it is where it was before", now.0);
            seen.push(position);
        }
        duel.fill_answers(&mut answers);
        let who = duel.pending().who;
        let answer = players[who as usize].choose(&duel.seen_by(who), &answers);
        assert_eq!(duel.answer(answer), Ok(()), "{name}");
    }
    panic!("{name}: not over after {IN_A_DUEL} decisions");
}

#[test]
fn every_deck_against_every_other_comes_to_an_end() {
    let decks = tallgrass_cards::decks();
    let cards = |at: usize| Deck::listed(&decks[at]).expect("a deck");
    for one in 0..decks.len() {
        for other in one..decks.len() {
            let name = format!("{} against {}", decks[one].name, decks[other].name);
            let seed = [one as u8, other as u8, 3];
            let mut duel = Setup::new([cards(one), cards(other)]).seed(seed).begin(rulebook());
            play(&mut duel, &name);
        }
    }
}
