use arrayvec::ArrayVec;
use tallgrass_pokedex::MoveId;

use crate::TeamsError;
use crate::member::MOST_MOVES;

const WORDS: usize = MoveId::count().div_ceil(64);

/// A set of moves, as a bit for each move there is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct MoveSet([u64; WORDS]);

impl Default for MoveSet {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl MoveSet {
    pub const EMPTY: MoveSet = MoveSet([0; WORDS]);

    /// These moves.
    pub const fn of(moves: &[MoveId]) -> MoveSet {
        let mut set = MoveSet::EMPTY;
        let mut i = 0;
        while i < moves.len() {
            let index = moves[i].0 as usize;
            set.0[index / 64] |= 1 << (index % 64);
            i += 1;
        }
        set
    }

    #[inline]
    pub const fn has(&self, mv: MoveId) -> bool {
        let index = mv.0 as usize;
        self.0[index / 64] >> (index % 64) & 1 != 0
    }

    /// Adds a move.
    #[inline]
    pub fn insert(&mut self, mv: MoveId) {
        self.0[mv.0 as usize / 64] |= 1 << (mv.0 % 64);
    }

    #[inline]
    fn remove(&mut self, mv: MoveId) {
        self.0[mv.0 as usize / 64] &= !(1 << (mv.0 % 64));
    }
}

impl std::fmt::Debug for MoveSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(MoveId::all().filter(|mv| self.has(*mv))).finish()
    }
}

/// Different moves in an order that matters, and quick to ask whether one is among them.
#[derive(Clone, Debug, Default)]
pub struct MoveList {
    order: ArrayVec<MoveId, MOST_MOVES>,
    set: MoveSet,
}

impl MoveList {
    #[inline]
    pub fn len(&self) -> usize {
        self.order.len()
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    #[inline]
    pub fn as_slice(&self) -> &[MoveId] {
        &self.order
    }

    #[inline]
    pub fn has(&self, mv: MoveId) -> bool {
        self.set.has(mv)
    }

    /// Adds a move at the end, if it isn't there yet.
    pub fn push(&mut self, mv: MoveId) {
        if !self.set.has(mv) {
            self.set.insert(mv);
            self.order.push(mv);
        }
    }

    /// Takes a move away, the last taking its place.
    ///
    /// # Errors
    /// If it isn't there.
    pub fn take(&mut self, mv: MoveId) -> Result<(), TeamsError> {
        if self.take_if_there(mv) { Ok(()) } else { Err(TeamsError::NotThere) }
    }

    /// Takes the move at a place away, the last taking its place.
    pub fn take_at(&mut self, place: usize) -> MoveId {
        let mv = self.order.swap_remove(place);
        self.set.remove(mv);
        mv
    }

    /// Takes the move at a place away. Those behind it move up.
    pub fn remove_at(&mut self, place: usize) {
        self.set.remove(self.order.remove(place));
    }

    /// Takes a move away, the last taking its place, if it is there. Says whether it was.
    pub fn take_if_there(&mut self, mv: MoveId) -> bool {
        if !self.set.has(mv) {
            return false;
        }
        self.set.remove(mv);
        let place = self.order.iter().position(|other| *other == mv);
        if let Some(place) = place {
            self.order.swap_remove(place);
        }
        true
    }
}

impl FromIterator<MoveId> for MoveList {
    fn from_iter<I: IntoIterator<Item = MoveId>>(moves: I) -> Self {
        let mut list = MoveList::default();
        moves.into_iter().for_each(|mv| list.push(mv));
        list
    }
}
