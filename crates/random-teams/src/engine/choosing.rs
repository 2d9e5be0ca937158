use tallgrass_pokedex::{MoveId, Type};

use super::Build;
use crate::TeamsError;

/// Moves that are chosen for what they are, in steps that generators put together.
impl Build<'_> {
    /// Learns those of these moves that are offered, in order.
    pub fn learn_each(&mut self, moves: &[MoveId]) -> Result<(), TeamsError> {
        moves.iter().try_for_each(|mv| self.learn_if_offered(*mv))
    }

    /// Learns the move that its forme has to know, if there is one.
    pub fn learn_required(&mut self) -> Result<(), TeamsError> {
        if self.species.required_move.is_some() {
            self.learn(self.species.required_move)?;
        }
        Ok(())
    }

    /// Learns any moves that are offered until it knows enough.
    pub fn learn_until_full(&mut self, pairs: &[[MoveId; 2]]) -> Result<(), TeamsError> {
        while self.moves.len() < self.settings.max_move_count && !self.pool.is_empty() {
            self.learn_any(pairs)?;
        }
        Ok(())
    }

    /// Learns all that is offered, one drawn after the other.
    pub fn learn_all(&mut self) -> Result<(), TeamsError> {
        while !self.pool.is_empty() {
            let mv = self.draws.sample(self.pool.as_slice())?;
            self.learn(mv)?;
        }
        Ok(())
    }

    /// Learns an attack of its own types that goes first.
    pub fn learn_own_priority(&mut self) -> Result<(), TeamsError> {
        let fits = |b: &Build, mv: MoveId| {
            let fact = b.book.fact(mv);
            fact.has_priority && fact.has_power && b.types.contains(b.move_type(mv))
        };
        self.learn_one(fits).map(|_| ())
    }

    /// Learns attacks of each of its types for as long as it lacks one.
    pub fn learn_own_types(&mut self, lacks: fn(&Build, Type) -> bool) -> Result<(), TeamsError> {
        for kind in self.types.iter() {
            // SHOWDOWN: they are listed once, so that one culled meanwhile is drawn all the same, and ends in an error.
            let mut attacks = self.offers(|b, mv| b.is_stab_candidate(mv) && b.move_type(mv) == kind);
            while lacks(self, kind) && !attacks.is_empty() {
                let at = self.draws.below(attacks.len());
                let mv = attacks.swap_remove(at);
                self.learn(mv)?;
            }
        }
        Ok(())
    }

    /// Learns an attack of a type that fits, if there is one. Says whether there was.
    pub fn learn_attack(&mut self, fits: impl Fn(&Build, Type) -> bool) -> Result<bool, TeamsError> {
        self.learn_one(|b, mv| b.is_stab_candidate(mv) && fits(b, b.move_type(mv)))
    }

    /// Learns an attack if it knows none.
    pub fn learn_any_attack(&mut self) -> Result<(), TeamsError> {
        if self.counter.damaging() == 0 {
            self.learn_one(|b, mv| !b.book.fact(mv).no_stab && !b.book.fact(mv).is_status)?;
        }
        Ok(())
    }

    /// Learns an attack of another type if it knows only one.
    pub fn learn_coverage(&mut self) -> Result<(), TeamsError> {
        if self.counter.damaging() == 1 {
            let only = self.book.fact(self.counter.first_damaging()).kind;
            self.learn_attack(|_, kind| kind != only)?;
        }
        Ok(())
    }

    /// Learns any move that is offered, and what it makes a pair with.
    pub fn learn_any(&mut self, pairs: &[[MoveId; 2]]) -> Result<(), TeamsError> {
        let mv = self.draws.sample(self.pool.as_slice())?;
        self.learn(mv)?;
        self.learn_partners(mv, pairs)
    }

    /// Learns what a move makes a pair with, if it is offered.
    pub fn learn_partners(&mut self, mv: MoveId, pairs: &[[MoveId; 2]]) -> Result<(), TeamsError> {
        for [one, other] in pairs {
            if mv == *one {
                self.learn_if_offered(*other)?;
            }
            if mv == *other {
                self.learn_if_offered(*one)?;
            }
        }
        Ok(())
    }
}
