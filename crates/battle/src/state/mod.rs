//! The state of a battle: plain values, copied as a block.

mod active_move;
mod effect_state;
mod field;
mod forme;
mod known_moves;
mod pokemon;
mod queue;
mod side;
mod taken;

pub use active_move::{ActiveMove, HitData, PowerKind, SecondaryEffect, SecondaryList};
pub(crate) use active_move::{MOVE_POOL, MovePool};
pub(crate) use effect_state::{ConditionList, Link, Pool};
pub use effect_state::{DATA_BYTES, EffectState, LIST_SIZE, POOL_SIZE, Slot, StateRef};
pub use field::Field;
pub use forme::Forme;
pub(crate) use known_moves::SPARE_SLOTS;
pub use known_moves::{Disabled, MAX_MOVES, MAX_SET_MOVES, MoveList, MoveSlot, SlotAt};
pub use pokemon::{Attack, Attacks, CanTerastallize, MoveResult, Pokemon, Staleness, SwitchFlag, Trapped};
pub use queue::{Action, ActionKind};
pub(crate) use queue::{FaintEntry, FaintQueue, MAX_ACTIONS, Queue};
pub use side::{ActiveRequest, ChosenAction, ChosenKind, MoveListKind, MovePlaces, RequestKind, Side, SideChoice};
pub(crate) use taken::KEPT_OFF_GHOSTS;
pub use taken::{Taken, Worn};

use crate::ids::{Mon, SideId};
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
    /// The field.
    pub field: Field,
    /// The sides.
    pub sides: [Side; MAX_SIDES],
    pub(crate) queue: Queue,
    pub(crate) faint_queue: FaintQueue,
    pub(crate) pool: Pool,
    pub(crate) move_pool: MovePool,
    pub(crate) spare_slots: [MoveSlot; SPARE_SLOTS],
    /// The Pokémon, those of the first side first. Only those that take part are copied.
    pub mons: ArrayVec<Pokemon, MAX_MONS>,
}

impl State {
    /// How many bytes a copy of the state takes: Pokémon that don't take part are not copied.
    pub fn bytes(&self) -> usize {
        size_of::<State>() - (MAX_MONS - self.mons.len()) * size_of::<Pokemon>()
    }
}

impl Clone for State {
    #[inline(always)]
    fn clone(&self) -> State {
        let mut copy = std::mem::MaybeUninit::<State>::uninit();
        // SAFETY: every field is plain data (`Copy`, or an `ArrayVec` of such), `mons` is the last field, and of it the
        // length and the elements in use are copied; the rest of an `ArrayVec` may be uninitialised.
        unsafe {
            std::ptr::copy_nonoverlapping(
                (self as *const State).cast::<u8>(),
                copy.as_mut_ptr().cast::<u8>(),
                std::mem::offset_of!(State, mons) + MONS_HEADER + self.mons.len() * size_of::<Pokemon>(),
            );
            copy.assume_init()
        }
    }

    #[inline(always)]
    fn clone_from(&mut self, other: &State) {
        let bytes = std::mem::offset_of!(State, mons) + MONS_HEADER + other.mons.len() * size_of::<Pokemon>();
        // SAFETY: as in `clone`; the two are different, since one is borrowed mutably.
        unsafe {
            std::ptr::copy_nonoverlapping(
                (other as *const State).cast::<u8>(),
                (self as *mut State).cast::<u8>(),
                bytes,
            );
        }
    }
}

/// What an `ArrayVec` has before its elements: its length, padded.
const MONS_HEADER: usize = size_of::<ArrayVec<Pokemon, MAX_MONS>>() - MAX_MONS * size_of::<Pokemon>();

// The block copy above relies on these.
const _: () = {
    const fn plain<T: Copy>() {}
    plain::<Pokemon>();
    plain::<Field>();
    plain::<[Side; MAX_SIDES]>();
    plain::<Queue>();
    plain::<FaintQueue>();
    plain::<Pool>();
    plain::<MovePool>();
    plain::<[MoveSlot; SPARE_SLOTS]>();
    plain::<Prng>();
    let end = std::mem::offset_of!(State, mons) + size_of::<ArrayVec<Pokemon, MAX_MONS>>();
    assert!(size_of::<State>() - end < align_of::<State>());
};
