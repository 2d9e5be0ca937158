//! Sets of events, and what an effect listens to as such.

use super::vocabulary::Event;

const _: () = assert!(Event::ALL.len() <= 192, "an EventSet is 192 bits");

/// A set of events.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct EventSet([u64; 3]);

impl EventSet {
    /// No event.
    pub const EMPTY: EventSet = EventSet([0; 3]);

    /// Every event.
    pub(crate) const ALL: EventSet = EventSet([u64::MAX; 3]);

    /// These events.
    pub(crate) const fn of(events: &[Event]) -> EventSet {
        let mut set = EventSet::EMPTY;
        let mut i = 0;
        while i < events.len() {
            set.insert(events[i]);
            i += 1;
        }
        set
    }

    /// All events but these.
    pub(crate) const fn inverse(self) -> EventSet {
        EventSet([!self.0[0], !self.0[1], !self.0[2]])
    }

    /// Whether the event is in the set.
    #[inline(always)]
    pub const fn contains(self, event: Event) -> bool {
        self.0[event as usize / 64] >> (event as usize % 64) & 1 != 0
    }

    /// Adds an event.
    pub const fn insert(&mut self, event: Event) {
        self.0[event as usize / 64] |= 1 << (event as usize % 64);
    }

    /// Events in either set.
    #[inline(always)]
    pub const fn union(self, other: EventSet) -> EventSet {
        EventSet([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }
}

/// What one holder's effects listen to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Listening {
    /// When it happens to the holder itself.
    pub own: EventSet,
    /// When it happens to others, or because of the holder.
    pub wide: EventSet,
}

impl Listening {
    pub(crate) const NOTHING: Listening = Listening { own: EventSet::EMPTY, wide: EventSet::EMPTY };
    /// May listen to anything: a Pokémon out of battle, which nobody has looked at.
    pub(crate) const ANYTHING: Listening = Listening { own: EventSet::ALL, wide: EventSet::ALL };

    #[inline(always)]
    pub(crate) const fn and(self, other: &Listening) -> Listening {
        Listening { own: self.own.union(other.own), wide: self.wide.union(other.wide) }
    }

    /// Everything heard, from wherever.
    pub(crate) const fn all(self) -> EventSet {
        self.own.union(self.wide)
    }
}
