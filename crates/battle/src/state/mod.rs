//! The state of a battle: plain values, copied as a block.

mod active_move;
mod effect_state;
mod field;
mod forme;
mod known_moves;
mod numbers;
mod pokemon;
mod queue;
mod side;
mod taken;

#[cfg(test)]
pub(crate) use active_move::MOVE_POOL;
pub(crate) use active_move::MovePool;
pub use active_move::{ActiveMove, HitData, PowerKind, SecondaryEffect, SecondaryList};
pub use effect_state::{ConditionList, DATA_BYTES, EffectState, Slot, StateRef};
pub(crate) use effect_state::{Link, MOST_VOLATILES, Place, Pool};
pub use field::Field;
pub use forme::Forme;
pub(crate) use known_moves::SpareSlots;
pub use known_moves::{Disabled, MAX_MOVES, MoveList, MoveSlot, OWN_SLOTS, SlotAt};
pub use numbers::Numbers;
pub use pokemon::{Attack, Attacks, CanTerastallize, MoveResult, Pokemon, Staleness, SwitchFlag, Trapped};
pub use queue::{Action, ActionKind};
pub(crate) use queue::{FaintEntry, FaintQueue, MAX_ACTIONS, Queue};
pub use side::{
    ActiveRequest, ChosenAction, ChosenKind, MoveListKind, MovePlaces, RequestKind, Selected, Side, SideChoice,
};
pub(crate) use taken::KEPT_OFF_GHOSTS;
pub use taken::{Taken, Wear, Worn};

use crate::ids::{Mon, SideId};
use crate::knowledge::Knowledge;
use crate::random::Prng;
use arrayvec::ArrayVec;

/// How many Pokémon take part in a battle at most, all teams together.
pub const MAX_MONS: usize = 24;
/// How many sides a battle has at most.
pub const MAX_SIDES: usize = 4;
/// How many Pokémon a side has in battle at once at most.
pub const MAX_ACTIVE: usize = 3;
/// How many places the field has at most: two sides of three, or four of one.
pub const MAX_PLACES: usize = 6;
/// How many bytes all rules of a battle have together for each Pokémon: see [`Notes`](crate::Notes).
pub const MON_NOTES: usize = 16;
/// How many bytes all rules of a battle have together for the battle as a whole.
pub const BATTLE_NOTES: usize = 8;

/// Everything about a battle that changes.
#[derive(PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[repr(C)]
pub struct State {
    /// The random numbers to come.
    pub prng: Prng,
    /// The turn, from 1; 0 before the first.
    pub turn: u16,
    /// What players are asked.
    pub request: RequestKind,
    /// Whether a turn is under way.
    pub mid_turn: bool,
    /// Whether the battle has begun.
    pub started: bool,
    /// Whether the battle is over.
    pub ended: bool,
    /// Who won, once it is over: none is a tie.
    pub winner: Option<SideId>,
    /// How many sides there are.
    pub side_count: u8,
    /// How many Pokémon there are.
    pub mon_count: u8,
    /// The counter behind [`EffectState::order`].
    pub effect_order: u16,
    /// The counter behind [`EffectState::serial`].
    pub serial: u16,
    /// Quick Claw's roll of the turn (generations 2 and 3).
    pub quick_claw_roll: bool,
    /// Damage last dealt by anything (generation 1, Counter).
    pub last_damage: i32,
    /// Actives by speed when they last came in, as field position values.
    pub speed_order: [u8; 6],
    /// The move in flight.
    pub active_move: crate::ids::Mv,
    /// Who uses it.
    pub active_pokemon: Option<Mon>,
    /// On whom.
    pub active_target: Option<Mon>,
    /// The last move anyone used.
    pub last_move: crate::ids::Mv,
    /// The last move of this turn that worked.
    pub last_successful_move: tallgrass_pokedex::MoveId,
    /// What rules remember of the battle.
    pub(crate) notes: [u8; BATTLE_NOTES],
    /// The field.
    pub field: Field,
    /// The sides.
    pub sides: [Side; MAX_SIDES],
    pub(crate) queue: Queue,
    pub(crate) faint_queue: FaintQueue,
    // From here on only what is in use is copied.
    pub(crate) pool: Pool,
    pub(crate) move_pool: MovePool,
    pub(crate) spare_slots: SpareSlots,
    /// The Pokémon, those of the first side first.
    pub mons: ArrayVec<Pokemon, MAX_MONS>,
    /// What everybody has been told, if that is kept.
    pub(crate) knowledge: Knowledge,
}

impl State {
    /// Puts all conditions one behind the other, as if none had ever gone.
    pub(crate) fn tidy_pool(&mut self) {
        let old = std::mem::take(&mut self.pool);
        let of_sides =
            self.sides.iter_mut().flat_map(|side| side.slot_conditions.iter_mut().chain([&mut side.conditions]));
        let of_mons = self.mons.iter_mut().map(|pokemon| &mut pokemon.volatiles);
        for list in of_mons.chain(of_sides).chain([&mut self.field.pseudo_weathers]) {
            let mut tidy = ConditionList::EMPTY;
            for state in old.each(list) {
                self.pool.attach(&mut tidy, *state);
            }
            *list = tidy;
        }
    }

    /// How many bytes a copy of the state takes: of conditions, moves in flight and Pokémon only those are copied that are there.
    pub fn bytes(&self) -> usize {
        self.parts().iter().map(|(_, bytes)| bytes).sum::<usize>() + self.knowledge.bytes()
    }

    /// What is copied: from which byte on, how many.
    #[inline(always)]
    fn parts(&self) -> [(usize, usize); 4] {
        use std::mem::offset_of;
        [
            (0, offset_of!(State, pool) + self.pool.bytes()),
            (offset_of!(State, move_pool), used_bytes(&self.move_pool.moves)),
            (offset_of!(State, spare_slots), used_bytes(&self.spare_slots)),
            (offset_of!(State, mons), used_bytes(&self.mons)),
        ]
    }
}

/// How many bytes of a list are in use, with its length.
#[inline(always)]
pub(crate) const fn used_bytes<T, const MOST: usize>(list: &ArrayVec<T, MOST>) -> usize {
    size_of::<ArrayVec<T, MOST>>() - (MOST - list.len()) * size_of::<T>()
}

impl Clone for State {
    #[inline(always)]
    fn clone(&self) -> State {
        let mut copy = std::mem::MaybeUninit::<State>::uninit();
        // SAFETY: every field is plain data, or a list of such (`ArrayVec`), of which the length and the elements in use are
        // copied; the rest of an `ArrayVec` may be uninitialised.
        unsafe {
            for (from, bytes) in self.parts() {
                let own = (self as *const State).cast::<u8>().add(from);
                std::ptr::copy_nonoverlapping(own, copy.as_mut_ptr().cast::<u8>().add(from), bytes);
            }
            self.knowledge.copy_to(std::ptr::addr_of_mut!((*copy.as_mut_ptr()).knowledge));
            copy.assume_init()
        }
    }

    #[inline(always)]
    fn clone_from(&mut self, other: &State) {
        // SAFETY: as in `clone`; the two are different, since one is borrowed mutably.
        unsafe {
            for (from, bytes) in other.parts() {
                let theirs = (other as *const State).cast::<u8>().add(from);
                std::ptr::copy_nonoverlapping(theirs, (self as *mut State).cast::<u8>().add(from), bytes);
            }
            other.knowledge.copy_to(&mut self.knowledge);
        }
    }
}

// The block copy above relies on these.
const _: () = {
    const fn plain<T: Copy>() {}
    plain::<Pokemon>();
    plain::<Field>();
    plain::<[Side; MAX_SIDES]>();
    plain::<Queue>();
    plain::<FaintQueue>();
    plain::<ConditionList>();
    plain::<Place>();
    plain::<Option<ActiveMove>>();
    plain::<MoveSlot>();
    plain::<Prng>();
    let end = std::mem::offset_of!(State, knowledge) + size_of::<Knowledge>();
    assert!(size_of::<State>() - end < align_of::<State>());
};
