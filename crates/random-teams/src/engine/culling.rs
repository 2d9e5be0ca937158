use tallgrass_pokedex::MoveId;
use tallgrass_pokedex::moves::*;

use super::{Build, Details};
use crate::TeamsError;

/// Moves that nobody needs any more in a team that has something.
pub struct Superfluous {
    pub when: fn(&Details) -> bool,
    pub moves: &'static [MoveId],
}

/// From generation 6 on.
pub const SUPERFLUOUS: &[Superfluous] = &[
    Superfluous { when: |team| team.sticky_web, moves: &[STICKY_WEB] },
    Superfluous { when: |team| team.stealth_rock, moves: &[STEALTH_ROCK] },
    Superfluous { when: |team| team.defog || team.rapid_spin, moves: &[DEFOG, RAPID_SPIN] },
    Superfluous { when: |team| team.toxic_spikes, moves: &[TOXIC_SPIKES] },
    Superfluous { when: |team| team.spikes >= 2, moves: &[SPIKES] },
    Superfluous { when: |team| team.status_cure, moves: &[AROMATHERAPY, HEAL_BELL] },
];

/// What is taken from the pool.
impl Build<'_> {
    /// Takes from the pool what isn't to be known any more: room is left for both moves of a pair, what the team has is
    /// dropped, and unless that leaves no more moves than fit, as `drop` says, what goes badly with what is known. Says whether
    /// it came to that.
    ///
    /// # Errors
    /// If a move is in two pairs that are offered.
    pub fn cull(&mut self, pairs: &[[MoveId; 2]], drop: impl FnOnce(&mut Self) -> bool) -> Result<bool, TeamsError> {
        if self.is_full() {
            return Ok(false);
        }
        self.keep_pairs(pairs)?;
        if drop(self) {
            return Ok(false);
        }
        let clashes = &self.book.clashes;
        clashes.cull(self);
        Ok(true)
    }

    /// Takes moves from the pool where they are there. Says whether no more are left than fit.
    pub fn drop_moves(&mut self, moves: &[MoveId]) -> bool {
        for mv in moves {
            self.pool.take_if_there(*mv);
        }
        self.is_full()
    }

    /// Whoever knows Hidden Power is offered none of another type.
    pub fn keep_one_hidden_power(&mut self) {
        let is_hidden_power = |b: &Self, mv: &MoveId| b.book.fact(*mv).is_hidden_power;
        if self.moves.as_slice().iter().any(|mv| is_hidden_power(self, mv)) {
            while let Some(mv) = self.pool.as_slice().iter().copied().find(|mv| is_hidden_power(self, mv)) {
                self.pool.take_if_there(mv);
            }
        }
    }

    /// Leaves room for both moves of a pair.
    ///
    /// # Errors
    /// If a move is in two pairs that are offered.
    pub fn keep_pairs(&mut self, pairs: &[[MoveId; 2]]) -> Result<(), TeamsError> {
        let room = self.settings.max_move_count as isize - self.moves.len() as isize;
        if room == 2 {
            let mut unpaired = self.pool.clone();
            for [one, other] in pairs {
                if self.offered(*one) && self.offered(*other) {
                    unpaired.take(*one)?;
                    unpaired.take(*other)?;
                }
            }
            if let [only] = *unpaired.as_slice() {
                self.pool.take(only)?;
            }
        }
        if room == 1 {
            for [one, other] in pairs {
                if self.offered(*one) && self.offered(*other) {
                    self.pool.take(*one)?;
                    self.pool.take(*other)?;
                }
            }
        }
        Ok(())
    }

    /// Drops Reflect and Light Screen where the team has both and there is choice enough. Says whether no more moves are left
    /// than fit.
    pub fn drop_screens(&mut self) -> bool {
        let has_choice = self.pool.len() >= self.settings.max_move_count + 2;
        self.team.screens && has_choice && self.drop_moves(&[REFLECT, LIGHT_SCREEN])
    }

    /// Drops what the team has. Says whether that leaves no more moves than fit.
    pub fn drop_superfluous(&mut self, list: &[Superfluous]) -> bool {
        list.iter().any(|item| (item.when)(self.team) && self.drop_moves(item.moves))
    }
}
