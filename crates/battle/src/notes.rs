//! What rules and formats remember: bytes of the state that each rule of a battle has for its own use.

use crate::battle::Battle;
use crate::behaviour::RuleHooks;
use crate::ids::Mon;
use crate::setup::mon::MonSetup;
use crate::state::{BATTLE_NOTES, MON_NOTES};
use bytemuck::{AnyBitPattern, NoUninit};
use std::marker::PhantomData;
use tallgrass_pokedex::{FormatId, RuleId};

/// What a rule or format remembers, as the type that its author declares with [`effect_data!`](crate::effect_data): of each
/// Pokémon, or of the battle. It begins with zeros, or with what the rule [reads](RuleHooks::read_set) in a set.
///
/// A rule says in its [`RuleHooks`] how many [`bytes`](Notes::bytes) it has.
///
/// ```
/// use tallgrass_battle::behaviour::RuleHooks;
/// use tallgrass_battle::{Notes, prelude::*};
/// use tallgrass_pokedex::rules;
///
/// effect_data! {
///     /// How often a Pokémon has come in.
///     struct Entries { count: u8 }
/// }
/// static ENTRIES: Notes<Entries> = Notes::of_rule(rules::CAMOMONS_MOD);
///
/// pub static COUNTING: RuleHooks =
///     RuleHooks { mon_notes: ENTRIES.bytes(), ..RuleHooks::new(rules::CAMOMONS_MOD) };
///
/// fn count(cx: &mut Cx, o: Occasion) -> Verdict {
///     cx.update_note(&ENTRIES, o.target, |note| note.count += 1);
///     Pass
/// }
/// ```
pub struct Notes<T> {
    owner: Owner,
    of: PhantomData<fn() -> T>,
}

/// Whose notes: a rule's or a format's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Owner {
    rule: RuleId,
    format: FormatId,
}

impl<T: AnyBitPattern + NoUninit> Notes<T> {
    /// A rule's.
    pub const fn of_rule(rule: RuleId) -> Notes<T> {
        Notes { owner: Owner { rule, format: FormatId::NONE }, of: PhantomData }
    }

    /// A format's.
    pub const fn of_format(format: FormatId) -> Notes<T> {
        Notes { owner: Owner { rule: RuleId::NONE, format }, of: PhantomData }
    }

    /// How many bytes they take.
    pub const fn bytes(&self) -> u8 {
        const { assert!(size_of::<T>() <= MON_NOTES, "all rules together have 16 bytes for each Pokémon") };
        size_of::<T>() as u8
    }

    fn read(&self, notes: &[u8], from: Option<u8>) -> T {
        let own = from.and_then(|from| notes.get(from as usize..)?.get(..size_of::<T>()));
        own.map_or_else(T::zeroed, bytemuck::pod_read_unaligned)
    }

    fn write(&self, notes: &mut [u8], from: Option<u8>, note: T) {
        let own = from.and_then(|from| notes.get_mut(from as usize..)?.get_mut(..size_of::<T>()));
        if let Some(own) = own {
            own.copy_from_slice(bytemuck::bytes_of(&note));
        }
    }
}

/// Where each rule of a battle has its notes.
#[derive(Clone, Debug, Default)]
pub(crate) struct NotePlaces {
    places: Vec<(Owner, u8, u8)>,
    /// How many bytes are taken of those for a Pokémon.
    pub of_mon: usize,
    /// How many bytes are taken of those for the battle.
    pub of_battle: usize,
}

impl NotePlaces {
    /// Gives each rule its place, one after the other.
    pub fn of<'a>(hooks: impl IntoIterator<Item = &'a RuleHooks>) -> NotePlaces {
        let mut places = NotePlaces::default();
        for own in hooks {
            let owner = Owner { rule: own.rule, format: own.format };
            let taken = own.mon_notes as usize + own.battle_notes as usize;
            if taken == 0 || places.find(owner).is_some() {
                continue;
            }
            places.places.push((owner, places.of_mon as u8, places.of_battle as u8));
            places.of_mon += own.mon_notes as usize;
            places.of_battle += own.battle_notes as usize;
        }
        places
    }

    /// Whether a battle has room for all of them.
    pub fn fit(&self) -> bool {
        self.of_mon <= MON_NOTES && self.of_battle <= BATTLE_NOTES
    }

    #[inline]
    fn find(&self, owner: Owner) -> Option<(u8, u8)> {
        self.places.iter().find(|place| place.0 == owner).map(|&(_, mon, battle)| (mon, battle))
    }
}

impl Battle {
    /// What a rule remembers of a Pokémon; nothing but zeros if it isn't among the battle's rules.
    #[inline]
    pub fn note<T: AnyBitPattern + NoUninit>(&self, notes: &Notes<T>, mon: Mon) -> T {
        notes.read(&self.mon(mon).notes, self.setup.notes.find(notes.owner).map(|place| place.0))
    }

    /// Replaces what a rule remembers of a Pokémon.
    pub fn set_note<T: AnyBitPattern + NoUninit>(&mut self, notes: &Notes<T>, mon: Mon, note: T) {
        let place = self.setup.notes.find(notes.owner).map(|place| place.0);
        notes.write(&mut self.mon_mut(mon).notes, place, note);
    }

    /// Changes what a rule remembers of a Pokémon.
    pub fn update_note<T: AnyBitPattern + NoUninit>(
        &mut self,
        notes: &Notes<T>,
        mon: Mon,
        change: impl FnOnce(&mut T),
    ) {
        let mut note = self.note(notes, mon);
        change(&mut note);
        self.set_note(notes, mon, note);
    }

    /// Lets a rule remember something of a Pokémon whose set is being read.
    pub fn note_in_set<T: AnyBitPattern + NoUninit>(&self, notes: &Notes<T>, mon: &mut MonSetup, note: T) {
        notes.write(&mut mon.notes, self.setup.notes.find(notes.owner).map(|place| place.0), note);
    }

    /// What a rule remembers of the battle.
    pub fn battle_note<T: AnyBitPattern + NoUninit>(&self, notes: &Notes<T>) -> T {
        notes.read(&self.state.notes, self.setup.notes.find(notes.owner).map(|place| place.1))
    }

    /// Replaces what a rule remembers of the battle.
    pub fn set_battle_note<T: AnyBitPattern + NoUninit>(&mut self, notes: &Notes<T>, note: T) {
        let place = self.setup.notes.find(notes.owner).map(|place| place.1);
        notes.write(&mut self.state.notes, place, note);
    }
}
