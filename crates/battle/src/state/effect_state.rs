//! What an effect remembers while it is attached to something.

use super::{MAX_PLACES, MAX_SIDES};
use crate::ids::{EffectId, Holder, Mon};
use arrayvec::ArrayVec;
use bytemuck::{AnyBitPattern, NoUninit};
use tallgrass_pokedex::ConditionId;

/// Bytes an effect has for its own use.
pub const DATA_BYTES: usize = 16;

/// A place on the field: side and position, as Showdown's `p1a`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct Slot {
    /// The side, 0–3.
    pub side: u8,
    /// The position among the side's active Pokémon.
    pub position: u8,
}

impl Slot {
    /// No place.
    pub const NONE: Slot = Slot { side: u8::MAX, position: 0 };
}

/// The record every attached effect has: who caused it, how long it lasts, and sixteen bytes of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct EffectState {
    /// Which effect; none once the state was cleared.
    pub id: EffectId,
    /// Turns left; 0 if it doesn't count down.
    pub duration: u8,
    /// Whether it is a slot condition.
    pub slot_condition: bool,
    /// Whether the effect is at its end already (Neutralizing Gas, Air Lock).
    pub ending: bool,
    /// Whether an ability or item has had its start.
    pub started: bool,
    /// Which state this is: unlike any other of the battle, as objects are.
    pub serial: u16,
    /// When the effect came, among those that count this; 0 for others.
    pub order: u16,
    /// What the state knows as its target.
    pub holder: Option<Holder>,
    /// Who caused it.
    pub source: Option<Mon>,
    /// Where the one who caused it stood.
    pub source_slot: Slot,
    /// What caused it.
    pub source_effect: EffectId,
    /// Where a move that is being charged was aimed, as players aim; 0 for whatever else.
    pub aim: i8,
    /// Whether the last eight bytes say which volatile goes when this one goes.
    pub linked: bool,
    /// The effect's own bytes: see [`EffectState::data`].
    pub bytes: [u8; DATA_BYTES],
}

impl EffectState {
    /// The state of nothing.
    pub const EMPTY: EffectState = EffectState {
        id: EffectId::NONE,
        duration: 0,
        slot_condition: false,
        ending: false,
        started: false,
        serial: 0,
        order: 0,
        holder: None,
        source: None,
        source_slot: Slot::NONE,
        source_effect: EffectId::NONE,
        aim: 0,
        linked: false,
        bytes: [0; DATA_BYTES],
    };

    /// The effect's own memory, as the type its author gave it (all zero at first).
    pub fn data<T: AnyBitPattern + NoUninit>(&self) -> T {
        const { assert!(size_of::<T>() <= DATA_BYTES, "an effect has 16 bytes of its own") };
        bytemuck::pod_read_unaligned(&self.bytes[..size_of::<T>()])
    }

    /// Replaces the effect's own memory.
    pub fn set_data<T: AnyBitPattern + NoUninit>(&mut self, data: T) {
        const { assert!(size_of::<T>() <= DATA_BYTES, "an effect has 16 bytes of its own") };
        self.bytes[..size_of::<T>()].copy_from_slice(bytemuck::bytes_of(&data));
    }

    /// Changes the effect's own memory in place.
    pub fn update<T: AnyBitPattern + NoUninit, R>(&mut self, change: impl FnOnce(&mut T) -> R) -> R {
        let mut data = self.data::<T>();
        let result = change(&mut data);
        self.set_data(data);
        result
    }

    /// The volatile that goes when this one goes, and who has it.
    pub(crate) fn link(&self) -> Option<Link> {
        self.linked.then(|| bytemuck::pod_read_unaligned(&self.bytes[8..]))
    }

    /// Links this volatile to others, or unlinks it.
    pub(crate) fn set_link(&mut self, link: Option<Link>) {
        self.linked = link.is_some();
        self.bytes[8..].copy_from_slice(bytemuck::bytes_of(&link.unwrap_or_default()));
    }

    /// Forgets everything but which state it is and whom it is attached to.
    pub(crate) fn clear(&mut self) {
        *self = EffectState { serial: self.serial, holder: self.holder, ..EffectState::EMPTY };
    }
}

/// Volatiles that go together, on different Pokémon: Mean Look's, for instance.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, bytemuck::Pod, bytemuck::Zeroable)]
#[repr(C)]
pub(crate) struct Link {
    /// The other volatile's condition.
    pub status: u16,
    pad: u16,
    /// Who has it: a bit per Pokémon.
    pub mons: u32,
}

impl Link {
    pub(crate) fn new(status: ConditionId, mons: u32) -> Link {
        Link { status: status.0, pad: 0, mons }
    }

    pub(crate) fn condition(self) -> ConditionId {
        ConditionId(self.status)
    }
}

/// Where an effect's state is kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub enum StateRef {
    /// Nowhere lasting: an effect that is only asked, such as a move.
    Scratch(u8),
    /// A Pokémon's status.
    Status(Mon),
    /// A Pokémon's ability.
    Ability(Mon),
    /// A Pokémon's item.
    Item(Mon),
    /// A volatile, side, slot or pseudo-weather condition.
    Pool(u16),
    /// The weather.
    Weather,
    /// The terrain.
    Terrain,
}

/// How many volatiles a Pokémon has at most. There are 110, but it has at most one of those that abilities bring, charges one
/// move, is locked into one, protects itself in one way at a time, and so on.
pub(crate) const MOST_VOLATILES: usize = 80;
/// How many conditions cover a side at most: there are no more.
const MOST_SIDE_CONDITIONS: usize = 24;
/// How many conditions wait at a place at most: there are no more.
const MOST_SLOT_CONDITIONS: usize = 6;
/// How many pseudo-weathers there are at most: those of moves, and all rules and formats that listen to events.
const MOST_PSEUDO_WEATHERS: usize = 64;

/// How many volatiles, side, slot and pseudo-weather conditions a battle can hold at once: what two sides of three can have,
/// which is more than what four of one can, and what has just ended.
pub(crate) const POOL_SIZE: usize =
    MAX_PLACES * (MOST_VOLATILES + MOST_SLOT_CONDITIONS) + 2 * MOST_SIDE_CONDITIONS + MOST_PSEUDO_WEATHERS + RESTING;

const _: () = assert!(MAX_SIDES * (MOST_VOLATILES + MOST_SLOT_CONDITIONS + MOST_SIDE_CONDITIONS) < POOL_SIZE - RESTING);
const _: () = assert!(POOL_SIZE < NOWHERE as usize);

/// How many places rest at least after they were freed, before one is used anew.
const RESTING: usize = 16;

/// The place that is none.
const NOWHERE: u16 = u16::MAX;

/// A condition's state, and which is the next in its list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub(crate) struct Place {
    state: EffectState,
    next: u16,
}

/// Volatiles, side, slot and pseudo-weather conditions, wherever they are attached.
///
/// Freed places are reused as late as possible, so that a listener whose effect is removed while it runs can still
/// read its state. Only places that were ever used are copied with a battle.
#[derive(Clone, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[repr(C)]
pub(crate) struct Pool {
    free: ConditionList,
    resting: u16,
    places: ArrayVec<Place, POOL_SIZE>,
}

impl Pool {
    /// How many bytes of it are copied.
    pub(crate) fn bytes(&self) -> usize {
        size_of::<Pool>() - (POOL_SIZE - self.places.len()) * size_of::<Place>()
    }

    /// Adds a condition at the end of a list. Where it is; nowhere if there is no place left.
    pub(crate) fn attach(&mut self, list: &mut ConditionList, state: EffectState) -> Option<u16> {
        let fresh = Place { state, next: NOWHERE };
        let full = self.places.is_full();
        let at = if (self.resting as usize) < RESTING && !full {
            self.places.push(fresh);
            (self.places.len() - 1) as u16
        } else {
            let at = self.free.first;
            let mut free = self.free;
            self.unlink(&mut free, at)?;
            self.free = free;
            self.resting -= 1;
            self.places[at as usize] = fresh;
            at
        };
        self.link(list, at);
        Some(at)
    }

    /// Takes a condition off a list. What it was can still be read for a while.
    pub(crate) fn detach(&mut self, list: &mut ConditionList, at: u16) {
        if self.unlink(list, at).is_some() {
            let mut free = self.free;
            self.link(&mut free, at);
            self.free = free;
            self.resting += 1;
        }
    }

    /// Moves the conditions of a list for which `moves` says so to the end of another.
    pub(crate) fn pass_on(
        &mut self,
        from: &mut ConditionList,
        to: &mut ConditionList,
        moves: impl Fn(EffectId) -> bool,
    ) {
        let mut next = from.first;
        while let Some(&Place { state, next: after }) = self.places.get(next as usize) {
            if moves(state.id) && self.unlink(from, next).is_some() {
                self.link(to, next);
            }
            next = after;
        }
    }

    /// Changes all conditions of a list.
    pub(crate) fn change_each(&mut self, list: &ConditionList, mut change: impl FnMut(&mut EffectState)) {
        let mut next = list.first;
        while let Some(place) = self.places.get_mut(next as usize) {
            change(&mut place.state);
            next = place.next;
        }
    }

    fn link(&mut self, list: &mut ConditionList, at: u16) {
        self.places[at as usize].next = NOWHERE;
        match self.places.get_mut(list.last as usize) {
            Some(last) => last.next = at,
            None => list.first = at,
        }
        list.last = at;
    }

    fn unlink(&mut self, list: &mut ConditionList, at: u16) -> Option<()> {
        let mut before = NOWHERE;
        let mut here = list.first;
        while here != at {
            before = here;
            here = self.places.get(here as usize)?.next;
        }
        let next = self.places.get(at as usize)?.next;
        match self.places.get_mut(before as usize) {
            Some(before) => before.next = next,
            None => list.first = next,
        }
        if list.last == at {
            list.last = before;
        }
        Some(())
    }

    /// The conditions of a list with their places, in the order they came.
    #[inline]
    pub(crate) fn conditions(&self, list: &ConditionList) -> impl Iterator<Item = (u16, &EffectState)> + use<'_> {
        let mut next = list.first;
        std::iter::from_fn(move || {
            let here = next;
            let place = self.places.get(here as usize)?;
            next = place.next;
            Some((here, &place.state))
        })
    }

    /// The conditions of a list, in the order they came.
    pub(crate) fn each(&self, list: &ConditionList) -> impl Iterator<Item = &EffectState> + use<'_> {
        self.conditions(list).map(|(_, state)| state)
    }

    /// The places of a list, in the order the conditions came.
    #[inline]
    pub(crate) fn places(&self, list: &ConditionList) -> impl Iterator<Item = u16> + use<'_> {
        self.conditions(list).map(|(place, _)| place)
    }

    /// Where the condition of a list is that is this effect.
    #[inline]
    pub(crate) fn find(&self, list: &ConditionList, id: EffectId) -> Option<u16> {
        self.conditions(list).find(|(_, state)| state.id == id).map(|(at, _)| at)
    }

    #[inline]
    pub(crate) fn get(&self, at: u16) -> &EffectState {
        &self.places[at as usize].state
    }

    #[inline]
    pub(crate) fn get_mut(&mut self, at: u16) -> &mut EffectState {
        &mut self.places[at as usize].state
    }

    /// Every state, those of places that are free included.
    pub(crate) fn states(&self) -> impl Iterator<Item = &EffectState> {
        self.places.iter().map(|place| &place.state)
    }

    /// Whether these lists and the free places are all there are, each place in one of them only.
    pub(crate) fn is_sound<'a>(&self, lists: impl IntoIterator<Item = &'a ConditionList>) -> bool {
        let mut seen = [false; POOL_SIZE];
        let mut seen_of = |list: &ConditionList| {
            let mut last = NOWHERE;
            let mut count = 0;
            for at in self.places(list) {
                if std::mem::replace(&mut seen[at as usize], true) {
                    return None;
                }
                last = at;
                count += 1;
            }
            // A list ends with its last place, and not in one that isn't there.
            let ends = self.places.get(last as usize).is_none_or(|place| place.next == NOWHERE);
            let begins = last != NOWHERE || list.first == NOWHERE;
            (last == list.last && ends && begins).then_some(count)
        };
        let free = seen_of(&self.free) == Some(self.resting as usize);
        free && lists.into_iter().all(|list| seen_of(list).is_some())
            && seen[..self.places.len()].iter().all(|&seen| seen)
    }
}

impl Default for Pool {
    fn default() -> Pool {
        Pool { free: ConditionList::EMPTY, resting: 0, places: ArrayVec::new() }
    }
}

/// The conditions attached to one holder, in the order they came.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct ConditionList {
    first: u16,
    last: u16,
}

impl ConditionList {
    pub(crate) const EMPTY: ConditionList = ConditionList { first: NOWHERE, last: NOWHERE };

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.first == NOWHERE
    }
}

/// Declares what an effect keeps in its sixteen bytes.
///
/// ```
/// tallgrass_battle::effect_data! {
///     /// How often it has worked.
///     pub struct Counter { times: u16 }
/// }
/// assert_eq!(Counter::default().times, 0);
/// ```
#[macro_export]
macro_rules! effect_data {
    ($(#[$meta:meta])* $vis:vis struct $name:ident { $($(#[$fmeta:meta])* $field:ident : $ty:ty),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Default, PartialEq, Debug)]
        #[repr(C)]
        $vis struct $name { $($(#[$fmeta])* pub $field: $ty),* }
        // SAFETY: `repr(C)`, all fields are themselves plain data without padding, and the sizes add up.
        unsafe impl $crate::bytemuck::Zeroable for $name {}
        // SAFETY: as above; the assertion below rules out padding.
        unsafe impl $crate::bytemuck::Pod for $name {}
        const _: () = {
            const fn plain<T: $crate::bytemuck::Pod>() {}
            $( plain::<$ty>(); )*
            assert!(size_of::<$name>() == 0 $( + size_of::<$ty>() )*, "order the fields so that there is no padding");
        };
    };
}
