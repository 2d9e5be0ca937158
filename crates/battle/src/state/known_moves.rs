//! The moves Pokémon know. A slot is a move with what is left of it; lists say which slots a Pokémon knows.
//!
//! A Pokémon keeps the slots of the first moves of its set itself. Those of others, and slots that are made during the battle
//! (Transform, Mimic, Sketch, records), are spare ones of the state, or those of sets if need be, and are free again once no
//! list has them. Pokémon may know one slot together (Force of the Fallen): then they use up the same PP.

use super::{MAX_MONS, MAX_PLACES, Pokemon, State};
use crate::ids::{EffectId, Mon};
use arrayvec::ArrayVec;
use tallgrass_pokedex::MoveId;

/// How many moves of its set a Pokémon keeps the slots of.
pub const OWN_SLOTS: usize = 6;
/// How many moves a Pokémon may know.
pub const MAX_MOVES: usize = 24;

const SET_SLOTS: usize = MAX_MONS * OWN_SLOTS;
/// How many slots there are besides those: all Pokémon may know as many moves as there can be, and those in battle others for
/// now.
const SPARE_SLOTS: usize = MAX_MONS * (MAX_MOVES - OWN_SLOTS) + MAX_PLACES * MAX_MOVES;

/// Slots that no Pokémon keeps itself.
pub(crate) type SpareSlots = ArrayVec<MoveSlot, SPARE_SLOTS>;

/// Whether a move can't be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub enum Disabled {
    /// It can.
    #[default]
    No,
    /// It can't.
    Yes,
    /// It can't, and its player doesn't know (Imprison).
    Hidden,
}

/// A move a Pokémon knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct MoveSlot {
    /// Which move.
    pub id: MoveId,
    /// PP left. In generation 1's custom games, where numbers don't wrap, they may fall below 0.
    pub pp: i16,
    /// PP at most.
    pub max_pp: u8,
    /// What disabled it.
    pub disabled_source: EffectId,
    /// Whether it is disabled.
    pub disabled: Disabled,
    /// Whether it was used since the Pokémon came in.
    pub used: bool,
}

impl MoveSlot {
    /// No move.
    pub const NONE: MoveSlot = MoveSlot {
        id: MoveId::NONE,
        pp: 0,
        max_pp: 0,
        disabled_source: EffectId::NONE,
        disabled: Disabled::No,
        used: false,
    };
}

/// Where a slot is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct SlotAt(u16);

impl SlotAt {
    /// The slot with this number, if there is one in a battle of so many Pokémon, with so many spare slots.
    pub(crate) fn from_number(number: u16, mons: usize, spare: usize) -> Option<SlotAt> {
        Some(SlotAt(number)).filter(|at| at.is_sound(mons, spare))
    }

    /// A number by which the slot [can be found again](crate::Battle::slot_numbered).
    pub fn number(self) -> u16 {
        self.0
    }

    /// The slot of a move of a Pokémon's set, by its place from 0.
    pub fn of_set(mon: Mon, place: usize) -> SlotAt {
        SlotAt((mon.index() * OWN_SLOTS + place) as u16)
    }

    fn spare(i: usize) -> SlotAt {
        SlotAt((SET_SLOTS + i) as u16)
    }

    /// Among the spare slots: its number.
    fn as_spare(self) -> Option<usize> {
        (self.0 as usize).checked_sub(SET_SLOTS)
    }

    /// Whether it is in a battle of so many Pokémon, with so many spare slots.
    pub(crate) fn is_sound(self, mons: usize, spare: usize) -> bool {
        (self.0 as usize) < mons * OWN_SLOTS || self.as_spare().is_some_and(|i| i < spare)
    }
}

/// The slots a Pokémon knows, in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct MoveList {
    slots: [SlotAt; MAX_MOVES],
    len: u8,
    /// Whether these are nothing but its set's moves in order, so that nobody needs to look at `slots`.
    of_set: bool,
}

impl MoveList {
    /// No moves.
    pub const EMPTY: MoveList = MoveList { slots: [SlotAt(0); MAX_MOVES], len: 0, of_set: false };

    /// The moves of a Pokémon's set.
    pub(crate) fn of_set(mon: Mon, len: usize) -> MoveList {
        let mut list = MoveList::EMPTY;
        for place in 0..len.min(OWN_SLOTS) {
            list.push(SlotAt::of_set(mon, place));
        }
        list.of_set = true;
        list
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The slots.
    pub fn as_slice(&self) -> &[SlotAt] {
        &self.slots[..self.len as usize]
    }

    /// Adds a slot. Whether there was room for it.
    pub fn push(&mut self, at: SlotAt) -> bool {
        let Some(free) = self.slots.get_mut(self.len as usize) else { return false };
        *free = at;
        self.len += 1;
        self.of_set = false;
        true
    }

    /// Puts another slot in a place.
    pub(crate) fn replace(&mut self, place: usize, at: SlotAt) {
        self.slots[..self.len as usize][place] = at;
        self.of_set = false;
    }

    /// Whether it is not longer than it can be, and all its slots are in a battle of so many Pokémon and spare slots.
    pub(crate) fn is_sound(&self, mon: Mon, mons: usize, spare: usize) -> bool {
        self.len() <= MAX_MOVES
            && self.as_slice().iter().all(|at| at.is_sound(mons, spare))
            && (!self.of_set || *self == MoveList::of_set(mon, self.len()))
    }
}

impl State {
    /// The moves of a list of a Pokémon's.
    #[inline]
    pub(crate) fn listed<'a>(&'a self, mon: &'a Pokemon, list: &'a MoveList) -> impl Iterator<Item = &'a MoveSlot> {
        let (own, others) =
            if list.of_set { (&mon.set_slots[..list.len as usize], &[][..]) } else { (&[][..], list.as_slice()) };
        own.iter().chain(others.iter().map(|&at| self.slot(at)))
    }

    /// The move in this place among those a Pokémon knows, from 0.
    #[inline]
    pub(crate) fn move_slot(&self, mon: Mon, i: usize) -> &MoveSlot {
        let pokemon = &self.mons[mon.index()];
        let list = &pokemon.moves;
        if list.of_set { &pokemon.set_slots[..list.len as usize][i] } else { self.slot(list.as_slice()[i]) }
    }

    /// Changes all moves a Pokémon knows.
    #[inline]
    pub(crate) fn change_moves(&mut self, mon: Mon, mut change: impl FnMut(&mut MoveSlot)) {
        let pokemon = &mut self.mons[mon.index()];
        let list = pokemon.moves;
        if list.of_set {
            pokemon.set_slots[..list.len as usize].iter_mut().for_each(change);
        } else {
            list.as_slice().iter().for_each(|&at| change(self.slot_mut(at)));
        }
    }

    /// What is in a slot.
    #[inline]
    pub fn slot(&self, at: SlotAt) -> &MoveSlot {
        match at.as_spare() {
            None => &self.mons[at.0 as usize / OWN_SLOTS].set_slots[at.0 as usize % OWN_SLOTS],
            Some(i) => &self.spare_slots[i],
        }
    }

    /// What is in a slot, to be changed for all who know it.
    #[inline]
    pub(crate) fn slot_mut(&mut self, at: SlotAt) -> &mut MoveSlot {
        match at.as_spare() {
            None => &mut self.mons[at.0 as usize / OWN_SLOTS].set_slots[at.0 as usize % OWN_SLOTS],
            Some(i) => &mut self.spare_slots[i],
        }
    }

    /// Makes a new slot, those apart that are known or `remembered`. None, if these are too many.
    pub(crate) fn new_slot(&mut self, slot: MoveSlot, remembered: &[SlotAt]) -> Option<SlotAt> {
        let mut used = [false; SET_SLOTS + SPARE_SLOTS];
        let lists = |mon: &Pokemon| [mon.base_moves, mon.moves];
        for list in self.mons.iter().flat_map(lists) {
            list.as_slice().iter().for_each(|at| used[at.0 as usize] = true);
        }
        remembered.iter().for_each(|at| used[at.0 as usize] = true);
        let spare = (0..self.spare_slots.len()).map(SlotAt::spare);
        if let Some(free) = spare.into_iter().find(|at| !used[at.0 as usize]) {
            *self.slot_mut(free) = slot;
            return Some(free);
        }
        if self.spare_slots.try_push(slot).is_ok() {
            return Some(SlotAt::spare(self.spare_slots.len() - 1));
        }
        let of_sets = (0..(self.mons.len() * OWN_SLOTS) as u16).map(SlotAt);
        let free = of_sets.into_iter().find(|at| !used[at.0 as usize])?;
        *self.slot_mut(free) = slot;
        Some(free)
    }
}
