//! What an effect remembers while it is attached to something.

use crate::ids::{EffectId, Holder, Mon};
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
    Pool(u8),
    /// The weather.
    Weather,
    /// The terrain.
    Terrain,
}

/// How many volatiles, side, slot and pseudo-weather conditions a battle can hold at once.
pub const POOL_SIZE: usize = 64;

/// Volatiles, side, slot and pseudo-weather conditions, wherever they are attached.
///
/// Freed places are reused as late as possible, so that a listener whose effect is removed while it runs can still
/// read its state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub(crate) struct Pool {
    states: [EffectState; POOL_SIZE],
    used: u64,
    next: u8,
}

impl Pool {
    pub(crate) const EMPTY: Pool = Pool { states: [EffectState::EMPTY; POOL_SIZE], used: 0, next: 0 };

    /// A free place, or nothing if all are taken.
    pub(crate) fn allocate(&mut self) -> Option<u8> {
        for step in 0..POOL_SIZE {
            let at = (self.next as usize + step) % POOL_SIZE;
            if self.used >> at & 1 == 0 {
                self.used |= 1 << at;
                self.next = ((at + 1) % POOL_SIZE) as u8;
                return Some(at as u8);
            }
        }
        None
    }

    pub(crate) fn is_used(&self, at: u8) -> bool {
        self.used >> at & 1 != 0
    }

    /// Whether the place to look at next is one.
    pub(crate) fn is_sound(&self) -> bool {
        (self.next as usize) < POOL_SIZE
    }

    pub(crate) fn free(&mut self, at: u8) {
        self.used &= !(1 << at);
    }

    pub(crate) fn get(&self, at: u8) -> &EffectState {
        &self.states[at as usize]
    }

    pub(crate) fn get_mut(&mut self, at: u8) -> &mut EffectState {
        &mut self.states[at as usize]
    }
}

/// How many conditions one holder can have.
pub const LIST_SIZE: usize = 16;

/// The conditions attached to one holder, in the order they came.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct ConditionList {
    places: [u8; LIST_SIZE],
    len: u8,
}

impl ConditionList {
    pub(crate) const EMPTY: ConditionList = ConditionList { places: [0; LIST_SIZE], len: 0 };

    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = u8> + use<'_> {
        self.places[..(self.len as usize).min(LIST_SIZE)].iter().copied()
    }

    pub(crate) fn len(&self) -> usize {
        self.len as usize
    }

    pub(crate) fn at(&self, i: usize) -> Option<u8> {
        (i < self.len as usize).then(|| self.places[i])
    }

    pub(crate) fn is_full(&self) -> bool {
        self.len as usize == LIST_SIZE
    }

    pub(crate) fn push(&mut self, place: u8) {
        self.places[self.len as usize] = place;
        self.len += 1;
    }

    pub(crate) fn remove(&mut self, place: u8) {
        let at = self.iter().position(|p| p == place);
        if let Some(at) = at {
            self.places.copy_within(at + 1..self.len as usize, at);
            self.len -= 1;
            self.places[self.len as usize] = 0;
        }
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
