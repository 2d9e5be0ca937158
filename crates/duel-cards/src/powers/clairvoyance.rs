//! Clairvoyance: the opponent plays with an open hand.

use crate::shared::works_by_itself;
use tallgrass_duel::prelude::*;

/// The opponent plays with an open hand.
pub static CLAIRVOYANCE: Effect = Effect {
    name: "Clairvoyance",
    of: &[(id::OMANYTE, place::FIRST)],
    on: &[on::initial_effect_1(works_by_itself)],
    at: &[at::sees_hand()],
    ..Effect::NEW
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, turn};
    use tallgrass_duel::Answer;

    fn seen(bench: &[CardId]) -> [Option<usize>; 2] {
        let mine = Side { play: &[id::OMANYTE], hand: &[id::BILL], ..Side::default() };
        let theirs = Side { play: &[&[id::ABRA], bench].concat(), hand: &[id::LASS, id::POTION], ..Side::default() };
        let duel = turn(mine, theirs);
        assert!(duel.check(Answer::Power(0)).is_err(), "it works by itself");
        Seat::BOTH.map(|who| duel.seen_by(who).other().hand().map(Iterator::count))
    }

    #[test]
    fn only_the_opponent_plays_with_an_open_hand() {
        assert_eq!(seen(&[]), [Some(2), None]);
        assert_eq!(seen(&[id::MUK]), [None, None]);
    }
}
