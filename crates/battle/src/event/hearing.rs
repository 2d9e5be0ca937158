//! Who hears what, known before it happens.
//!
//! Most events are heard by nobody. For every Pokémon in battle, and for all that covers sides and field, the union of
//! what their effects listen to is kept here, and renewed for what has changed when the next event comes: an event
//! nobody hears costs a look at two sets, and one that is heard is only looked for where it can be.

use super::sets::{EventSet, Listening};
use super::vocabulary::Event;
use crate::battle::Battle;
use crate::ids::{EffectId, Holder, Mon};
use crate::state::MAX_MONS;

/// What everybody listens to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hearing {
    /// What each Pokémon listens to.
    mons: [Listening; MAX_MONS],
    /// What any Pokémon in battle hears of others.
    wide: EventSet,
    /// What is heard by what covers sides and field.
    places: EventSet,
    /// What is heard whoever it happens to: the two above.
    common: EventSet,
    /// What anyone at all listens to.
    anyone: EventSet,
    /// Pokémon out of battle, a bit each.
    away: u32,
    /// Pokémon whose effects have changed, a bit each.
    changed: u32,
    /// Whether anything has changed.
    stale: bool,
}

impl Hearing {
    /// Nothing known yet.
    pub(crate) const UNKNOWN: Hearing = Hearing {
        mons: [Listening::ANYTHING; MAX_MONS],
        wide: EventSet::EMPTY,
        places: EventSet::EMPTY,
        common: EventSet::EMPTY,
        anyone: EventSet::EMPTY,
        away: 0,
        changed: u32::MAX,
        stale: true,
    };

    /// Whether anyone might hear an event.
    #[inline(always)]
    fn hears(&self, event: Event, target: Holder, source: Option<Mon>) -> bool {
        let own = match target {
            Holder::Mon(mon) => self.mons.get(mon.index()).is_some_and(|listening| listening.own.contains(event)),
            _ => self.anyone.contains(event),
        };
        own || self.common.contains(event) || source.is_some_and(|source| self.away >> (source.0 & 31) & 1 != 0)
    }

    /// Whether a Pokémon's effects hear an event that happens to the Pokémon.
    #[inline(always)]
    pub(crate) fn hears_own(&self, mon: Mon, event: Event) -> bool {
        self.mons[mon.index()].own.contains(event)
    }

    /// Whether a Pokémon's effects hear an event that happens to others.
    #[inline(always)]
    pub(crate) fn hears_wide(&self, mon: Mon, event: Event) -> bool {
        self.mons[mon.index()].wide.contains(event)
    }

    /// Whether anyone at all in battle hears an event.
    #[inline(always)]
    pub(crate) fn anyone_hears(&self, event: Event) -> bool {
        self.anyone.contains(event)
    }

    /// Whether any Pokémon in battle hears an event that happens to others.
    #[inline(always)]
    pub(crate) fn anyone_hears_wide(&self, event: Event) -> bool {
        self.wide.contains(event)
    }

    /// Whether what covers sides or field hears an event.
    #[inline(always)]
    pub(crate) fn places_hear(&self, event: Event) -> bool {
        self.places.contains(event)
    }
}

impl Battle {
    /// To be called whenever somebody comes, goes or moves to another place.
    #[inline(always)]
    pub(crate) fn places_changed(&mut self) {
        self.hearing.changed = u32::MAX;
        self.hearing.stale = true;
    }

    /// To be called whenever a Pokémon, or its place, gains or loses an effect.
    #[inline(always)]
    pub(crate) fn effects_changed(&mut self, mon: Mon) {
        self.hearing.changed |= 1 << (mon.0 & 31);
        self.hearing.stale = true;
    }

    /// To be called whenever a side or the field gains or loses an effect.
    #[inline(always)]
    pub(crate) fn cover_changed(&mut self) {
        self.hearing.stale = true;
    }

    /// Makes sure that it is known who hears what.
    #[inline(always)]
    pub(crate) fn listen(&mut self) {
        if self.hearing.stale {
            self.renew_hearing();
        }
    }

    /// Whether anyone might listen to an event.
    #[inline(always)]
    pub(crate) fn is_heard(&mut self, event: Event, target: Holder, source: Option<Mon>) -> bool {
        self.listen();
        self.hearing.hears(event, target, source)
    }

    #[inline(never)]
    fn renew_hearing(&mut self) {
        let Battle { state, rules, hearing, setup, .. } = self;
        let pool = &state.pool;
        let of_place = |place: u16| rules.listening(pool.get(place).id);
        if hearing.changed == u32::MAX {
            hearing.mons = [Listening::ANYTHING; MAX_MONS];
            hearing.away = (1 << MAX_MONS) - 1;
        }
        let mut together = Listening::NOTHING;
        let mut places = rules.listening(setup.listening_format.into()).all();
        for side in &state.sides[..state.side_count as usize] {
            for (position, &mon) in side.active().iter().enumerate() {
                if mon.is_none() {
                    continue;
                }
                let listening = &mut hearing.mons[mon.index()];
                if hearing.changed >> (mon.0 & 31) & 1 != 0 {
                    hearing.away &= !(1 << mon.0);
                    let pokemon = &state.mons[mon.index()];
                    *listening = (rules.listening(pokemon.ability.into()))
                        .and(rules.listening(pokemon.item.into()))
                        .and(rules.listening(pokemon.base_species.into()));
                    if pokemon.status.is_some() {
                        *listening = listening.and(rules.listening(pokemon.status.into()));
                    }
                    for place in pool.places(&pokemon.volatiles).chain(pool.places(&side.slot_conditions[position])) {
                        *listening = listening.and(of_place(place));
                    }
                }
                together = together.and(listening);
            }
            for place in pool.places(&side.conditions) {
                places = places.union(of_place(place).all());
            }
        }
        for place in pool.places(&state.field.pseudo_weathers) {
            places = places.union(of_place(place).all());
        }
        for id in [state.field.weather, state.field.terrain] {
            places = places.union(rules.listening(EffectId::of_condition(id)).all());
        }
        hearing.wide = together.wide;
        hearing.places = places;
        hearing.common = together.wide.union(places);
        hearing.anyone = together.all().union(places);
        hearing.changed = 0;
        hearing.stale = false;
    }

    /// Whether what is known is so: to be asked where nothing may have been forgotten.
    pub(crate) fn hearing_is_right(&mut self) -> bool {
        self.listen();
        let known = self.hearing;
        self.places_changed();
        self.listen();
        std::mem::replace(&mut self.hearing, known) == known
    }
}
