//! What everybody has been told of each Pokémon, as it is kept in the state.

use crate::ids::Mon;
use crate::state::{MAX_MONS, MAX_PLACES};
use arrayvec::ArrayVec;
use borsh::{BorshDeserialize, BorshSerialize};
use tallgrass_pokedex::{AbilityId, ConditionId, Gender, ItemId, MoveId, SpeciesId, Type};

/// HP as they are shown: so many of so many.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, BorshSerialize, BorshDeserialize)]
pub struct ShownHp {
    /// How many are left.
    pub left: u32,
    /// Of how many: the exact number, 100 (percent), or 48 (pixels).
    pub of: u32,
    /// A colour that tells more, where pixels leave it open: `y`, `r` or `g`; 0 for none.
    pub color: u8,
}

/// A move that a Pokémon has shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, BorshSerialize, BorshDeserialize)]
pub struct MoveSeen {
    /// Which.
    pub id: MoveId,
    /// How much of its PP was used, as can be counted.
    pub used: u8,
}

/// How many moves of a Pokémon are remembered.
const MOVES: usize = 8;

/// The order of nobody who was seen.
const UNSEEN: u8 = u8::MAX;

/// What everybody has been told of a Pokémon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, BorshSerialize, BorshDeserialize)]
pub struct Seen {
    /// HP as last told.
    pub hp: ShownHp,
    /// Its species as its details tell it.
    pub species: SpeciesId,
    /// The species it looks like now.
    pub looks: SpeciesId,
    /// Its level.
    pub level: u16,
    /// What it holds, if that was told.
    pub(super) item: ItemId,
    /// What it was last told to have lost.
    pub last_item: ItemId,
    /// Its ability now, if that was told.
    pub ability: AbilityId,
    /// Its ability by itself, if that was told.
    pub base_ability: AbilityId,
    /// Its status as last told.
    pub status: ConditionId,
    pub(super) moves: [MoveSeen; MOVES],
    pub(super) moves_len: u8,
    /// As how many-th it was shown.
    pub order: u8,
    /// Its gender.
    pub gender: Gender,
    /// The type it has terastallized into.
    pub tera: Option<Type>,
    pub(super) item_told: bool,
    /// Whether it is shiny.
    pub shiny: bool,
    /// Whether it was in battle.
    pub entered: bool,
    /// Whether it has fainted.
    pub fainted: bool,
    /// Whether it is transformed.
    pub transformed: bool,
}

impl Seen {
    pub(crate) const UNSEEN: Seen = Seen {
        hp: ShownHp { left: 0, of: 0, color: 0 },
        species: SpeciesId::NONE,
        looks: SpeciesId::NONE,
        level: 0,
        item: ItemId::NONE,
        last_item: ItemId::NONE,
        ability: AbilityId::NONE,
        base_ability: AbilityId::NONE,
        status: ConditionId::NONE,
        moves: [MoveSeen { id: MoveId::NONE, used: 0 }; MOVES],
        moves_len: 0,
        order: UNSEEN,
        gender: Gender::Genderless,
        tera: None,
        item_told: false,
        shiny: false,
        entered: false,
        fainted: false,
        transformed: false,
    };

    /// Whether it was shown at all.
    pub fn is_seen(&self) -> bool {
        self.order != UNSEEN
    }

    /// What it holds, if that was told: [`ItemId::NONE`] is nothing.
    pub fn item(&self) -> Option<ItemId> {
        self.item_told.then_some(self.item)
    }

    /// The moves it has shown, in the order it showed them.
    pub fn moves(&self) -> &[MoveSeen] {
        &self.moves[..self.moves_len as usize]
    }

    pub(super) fn holds(&mut self, item: ItemId) {
        (self.item, self.item_told) = (item, true);
    }

    pub(super) fn uses(&mut self, id: MoveId, used: u8) {
        let len = self.moves_len as usize;
        let at = self.moves().iter().position(|known| known.id == id).unwrap_or(len);
        let Some(place) = self.moves.get_mut(at) else { return };
        place.id = id;
        place.used = place.used.saturating_add(used);
        self.moves_len = self.moves_len.max(at as u8 + 1);
    }

    /// Takes over what was told of another since it came in.
    pub(super) fn take_over(&mut self, told: &Seen, before: &Seen) {
        if told.item() != before.item() {
            (self.item, self.item_told) = (told.item, told.item_told);
        }
        if told.last_item != before.last_item {
            self.last_item = told.last_item;
        }
        if told.base_ability != before.base_ability {
            self.base_ability = told.base_ability;
        }
        self.ability = if told.ability != before.base_ability { told.ability } else { self.base_ability };
        for known in told.moves() {
            let earlier = before.moves().iter().find(|one| one.id == known.id);
            let used = known.used - earlier.map_or(0, |one| one.used.min(known.used));
            if used > 0 || earlier.is_none() {
                self.uses(known.id, used);
            }
        }
        self.transformed = told.transformed;
    }
}

/// A condition that has shown itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, BorshSerialize, BorshDeserialize)]
struct Shown {
    /// Which: see [`EffectState::serial`](crate::state::EffectState::serial).
    serial: u16,
    /// In which turn.
    turn: u16,
}

/// Who looks like another, and what was told of that one before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, BorshSerialize, BorshDeserialize)]
pub(crate) struct Disguised {
    pub mon: Mon,
    pub looked_like: Mon,
    pub before: Seen,
}

/// Who fainted in disguise, and whom everybody takes it for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, BorshSerialize, BorshDeserialize)]
pub(crate) struct Fallen {
    pub mon: Mon,
    pub looked_like: Mon,
}

/// How many conditions that have shown themselves are remembered: the last ones.
const CONDITIONS: usize = 48;

/// What everybody has been told. Empty where it isn't kept.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, BorshSerialize, BorshDeserialize)]
#[repr(C)]
pub(crate) struct Knowledge {
    shown: ArrayVec<Shown, CONDITIONS>,
    pub disguised: ArrayVec<Disguised, MAX_PLACES>,
    pub fallen: ArrayVec<Fallen, MAX_MONS>,
    pub mons: ArrayVec<Seen, MAX_MONS>,
}

impl Knowledge {
    pub(crate) fn add_mon(&mut self) {
        let _ = self.mons.try_push(Seen::UNSEEN);
    }

    /// As how many-th the next one is shown.
    pub(super) fn next_order(&self) -> u8 {
        // Who was shown in disguise only isn't any more when it falls, and leaves a gap.
        self.mons.iter().filter(|seen| seen.is_seen()).map(|seen| seen.order + 1).max().unwrap_or(0)
    }

    pub(super) fn disguise(&mut self, mon: Mon, looked_like: Mon, before: Seen) {
        let _ = self.disguised.try_push(Disguised { mon, looked_like, before });
    }

    /// Whom everybody takes a Pokémon for: who it looks like, or looked like when it fainted.
    pub(crate) fn taken_for(&self, mon: Mon) -> Mon {
        let fallen = || self.fallen.iter().find(|one| one.mon == mon).map(|one| one.looked_like);
        self.disguised.iter().find(|one| one.mon == mon).map(|one| one.looked_like).or_else(fallen).unwrap_or(mon)
    }

    pub(super) fn show(&mut self, serial: u16, turn: u16) {
        if self.shown.iter().any(|one| one.serial == serial) {
            return;
        }
        if self.shown.is_full() {
            self.shown.remove(0);
        }
        self.shown.push(Shown { serial, turn });
    }

    /// In which turn a condition has shown itself.
    pub(crate) fn shown_in(&self, serial: u16) -> Option<u16> {
        self.shown.iter().find(|one| one.serial == serial).map(|one| one.turn)
    }

    /// How many bytes of it are copied, if it is kept.
    pub(crate) fn bytes(&self) -> usize {
        if self.mons.is_empty() {
            return 0;
        }
        std::mem::offset_of!(Knowledge, mons) + crate::state::used_bytes(&self.mons)
    }

    /// Copies it, or marks the copy as empty.
    ///
    /// # Safety
    /// `to` must be valid for writes; it may be uninitialised.
    #[inline(always)]
    pub(crate) unsafe fn copy_to(&self, to: *mut Knowledge) {
        // SAFETY: the fields are lists of plain data, of which the length and the elements in use are copied.
        unsafe {
            if self.mons.is_empty() {
                std::ptr::addr_of_mut!((*to).shown).write(ArrayVec::new());
                std::ptr::addr_of_mut!((*to).disguised).write(ArrayVec::new());
                std::ptr::addr_of_mut!((*to).fallen).write(ArrayVec::new());
                std::ptr::addr_of_mut!((*to).mons).write(ArrayVec::new());
            } else {
                std::ptr::copy_nonoverlapping((self as *const Knowledge).cast::<u8>(), to.cast::<u8>(), self.bytes());
            }
        }
    }

    /// Whether it is of so many Pokémon, or not kept, and names none that isn't there.
    pub(crate) fn is_sound(&self, mons: usize) -> bool {
        let there = |mon: Mon| (mon.0 as usize) < mons;
        let kept = self.mons.len() == mons && self.mons.iter().all(|seen| seen.moves_len as usize <= MOVES);
        let empty =
            self.mons.is_empty() && self.shown.is_empty() && self.disguised.is_empty() && self.fallen.is_empty();
        (kept || empty)
            && self.disguised.iter().all(|one| there(one.mon) && there(one.looked_like))
            && self.fallen.iter().all(|one| there(one.mon) && there(one.looked_like))
    }
}

// A copy of the state copies these as bytes.
const _: () = {
    const fn plain<T: Copy>() {}
    plain::<Shown>();
    plain::<Fallen>();
    plain::<Disguised>();
    plain::<Seen>();
};
