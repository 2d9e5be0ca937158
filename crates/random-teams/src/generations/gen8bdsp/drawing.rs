//! Moves are drawn, those that go badly with the others put back or away, and others drawn in their place.

use tallgrass_pokedex::{Category, Move, MoveDamage, MoveId};

use super::counting::Counting;
use crate::engine::{Build, MoveList};

/// What becomes of a move among the others.
#[derive(Clone, Copy, Debug, Default)]
pub struct Verdict {
    /// It goes, if another can take its place.
    pub goes: bool,
    /// The set is about it.
    pub is_setup: bool,
}

impl Verdict {
    /// It goes if that holds.
    pub fn goes(goes: bool) -> Verdict {
        Verdict { goes, is_setup: false }
    }

    /// It goes if that holds; else the set is about it.
    pub fn goes_or_sets_up(goes: bool) -> Verdict {
        Verdict { goes, is_setup: !goes }
    }
}

/// How moves are drawn in a game.
pub struct Drawing<'a> {
    pub counting: &'a Counting,
    /// Whether one of the moves is to go. It may take others from the pool.
    pub judge: fn(&mut Build, &Move) -> bool,
    /// Attacks that had to go are drawn again when nothing else is left.
    pub draws_again: bool,
}

impl Drawing<'_> {
    /// Draws the moves of a set.
    pub fn draw(&self, b: &mut Build) {
        let mut rejected = MoveList::default();
        loop {
            draw_more(b, &mut rejected);
            self.counting.count(b);
            self.reject_one(b, &mut rejected);
            let is_full = b.moves.len() >= b.settings.max_move_count;
            if is_full || b.pool.is_empty() && rejected.is_empty() {
                return;
            }
        }
    }

    /// The first move that is to go goes, if another can take its place.
    fn reject_one(&self, b: &mut Build, rejected: &mut MoveList) {
        for place in 0..b.moves.len() {
            let mv = b.book.dex.mv(b.moves.as_slice()[place]);
            let goes = (self.judge)(b, mv);
            if goes && !b.pool.is_empty() {
                if self.draws_again && mv.category != Category::Status && mv.damage == MoveDamage::None {
                    rejected.push(mv.id);
                }
                b.moves.remove_at(place);
                return;
            }
            if goes && !rejected.is_empty() {
                b.moves.remove_at(place);
                return;
            }
        }
    }
}

/// Draws from the pool, or if it is empty from what was rejected, until there are enough or none are left. A second Hidden Power is
/// drawn for nothing.
fn draw_more(b: &mut Build, rejected: &mut MoveList) {
    let pool = if b.pool.is_empty() { rejected } else { &mut b.pool };
    while b.moves.len() < b.settings.max_move_count && !pool.is_empty() {
        let mv = pool.take_at(b.draws.below(pool.len()));
        let is_hidden_power = |mv: MoveId| b.book.fact(mv).is_hidden_power;
        if !(is_hidden_power(mv) && b.moves.as_slice().iter().any(|other| is_hidden_power(*other))) {
            b.moves.push(mv);
        }
    }
}
