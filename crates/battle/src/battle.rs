//! A battle: its state, the rules it is played by, and what surrounds them (log, tape, trace).

use crate::calls::Calls;
use crate::event::hearing::Hearing;
use crate::ids::{Effect, Holder, Mon, SideId};
use crate::protocol::log::{KNOWLEDGE, Log};
use crate::random::{Draw, Prng, Purpose, Tape};
use crate::rulebook::Rulebook;
use crate::setup::Setup;
use crate::state::{ActiveMove, EffectState, Forme, Pokemon, SecondaryList, Side, State, StateRef};
use crate::trace::Trace;
use std::sync::Arc;
use tallgrass_pokedex::Generation::Gen8;
use tallgrass_pokedex::{Dex, RuleSet, Type};

/// A battle, as listeners see it: the context they act on.
pub type Cx = Battle;

/// A battle.
///
/// Cloning copies the state as one block and shares teams and rules.
pub struct Battle {
    /// What changes.
    pub(crate) state: State,
    pub(crate) rules: Arc<Rulebook>,
    pub(crate) setup: Arc<Setup>,
    pub(crate) frame: Frame,
    pub(crate) hearing: Hearing,
    /// How often an effect has been asked something. As long as it stays the same, nothing can have changed by that.
    pub(crate) asked: u32,
    /// How often one event was heard by several: who of them comes first may have been drawn.
    pub(crate) ordered: u32,
    pub(crate) scratch: [EffectState; MAX_DEPTH + 1],
    pub(crate) secondaries: SecondaryList,
    /// The forme that a Pokémon is taking on right now.
    pub(crate) forming: Forme,
    /// Moves in flight that are being used right now, a bit each.
    pub(crate) in_use: u64,
    /// How often players were asked.
    pub(crate) requests_made: u32,
    /// Which players are there, a bit each.
    pub(crate) joined: u8,
    pub(crate) fault: Option<&'static str>,
    /// Who listens to what is said: bits of [`log`](crate::protocol::log).
    pub(crate) told: u8,
    pub(crate) log: Option<Box<Log>>,
    pub(crate) tape: Option<Box<Tape>>,
    pub(crate) trace: Option<Box<Trace>>,
    pub(crate) calls: Option<Box<Calls>>,
}

impl Clone for Battle {
    #[inline]
    fn clone(&self) -> Battle {
        Battle {
            told: self.told,
            log: self.log.clone(),
            tape: self.tape.clone(),
            trace: self.trace.clone(),
            calls: self.calls.clone(),
            ..self.bare_copy()
        }
    }

    /// Copies into a battle that is there already: what a search does, since nothing is moved or allocated.
    #[inline]
    fn clone_from(&mut self, other: &Battle) {
        self.become_bare_copy(other);
        self.told = other.told;
        self.log.clone_from(&other.log);
        self.tape.clone_from(&other.tape);
        self.trace.clone_from(&other.trace);
        self.calls.clone_from(&other.calls);
    }
}

impl Battle {
    /// A copy that has its own dice: the same position, and from here on the random numbers of this seed.
    ///
    /// It is as cheap as a copy, writes no log, no tape and no trace, and tells nobody. [`Battle::clone`] keeps what is to
    /// come: a copy so made has the future of its original.
    pub fn fork(&self, seed: u64) -> Battle {
        let mut copy = self.bare_copy();
        copy.state.prng = Prng::of_number(seed);
        copy
    }

    /// As [`Battle::fork`], into a battle that is there already: nothing is allocated.
    pub fn fork_from(&mut self, other: &Battle, seed: u64) {
        self.become_bare_copy(other);
        (self.log, self.tape, self.trace, self.calls) = (None, None, None, None);
        self.state.prng = Prng::of_number(seed);
    }

    /// A copy without what is written down beside a battle.
    #[inline(always)]
    fn bare_copy(&self) -> Battle {
        Battle {
            state: self.state.clone(),
            rules: self.rules.clone(),
            setup: self.setup.clone(),
            // No event is under way between decisions, so there is nothing on the way to copy.
            frame: Frame::NONE,
            hearing: self.hearing,
            asked: 0,
            ordered: 0,
            scratch: [EffectState::EMPTY; MAX_DEPTH + 1],
            secondaries: SecondaryList::new(),
            forming: Forme::NONE,
            in_use: 0,
            requests_made: self.requests_made,
            joined: self.joined,
            fault: self.fault,
            told: self.told & KNOWLEDGE,
            log: None,
            tape: None,
            trace: None,
            calls: None,
        }
    }

    #[inline(always)]
    fn become_bare_copy(&mut self, other: &Battle) {
        self.state.clone_from(&other.state);
        if !Arc::ptr_eq(&self.rules, &other.rules) {
            self.rules = other.rules.clone();
        }
        if !Arc::ptr_eq(&self.setup, &other.setup) {
            self.setup = other.setup.clone();
        }
        self.hearing = other.hearing;
        self.requests_made = other.requests_made;
        self.joined = other.joined;
        self.fault = other.fault;
        self.told = other.told & KNOWLEDGE;
    }
}

#[cold]
#[inline(never)]
fn no_move(mv: crate::ids::Mv) -> ! {
    panic!("no move in flight behind {mv:?}")
}

/// How deep events may be nested, as in Showdown.
pub(crate) const MAX_DEPTH: usize = 8;

/// The event under way and the effect that is acting.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    /// To what it happens.
    pub target: Holder,
    /// Because of whom.
    pub source: Option<Mon>,
    /// Because of what.
    pub effect: Effect,
    /// What listeners have chained, in 4096ths.
    pub modifier: i32,
    /// A type the event is about.
    pub kind: Type,
    /// The effect whose listener is running.
    pub acting: Effect,
    /// Its state.
    pub state: StateRef,
    /// How many events are under way.
    pub depth: u8,
}

impl Frame {
    pub(crate) const NONE: Frame = Frame {
        target: Holder::Battle,
        source: None,
        effect: Effect::NONE,
        modifier: 4096,
        kind: Type::Unknown,
        acting: Effect::NONE,
        state: StateRef::Scratch(0),
        depth: 0,
    };
}

impl Battle {
    // --- reading --------------------------------------------------------------------------------------------------

    /// Everything about the battle that changes.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// What the battle began with.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What it is played by.
    pub fn rules(&self) -> &Arc<Rulebook> {
        &self.rules
    }

    /// The rule set it is played by.
    pub fn rule_set(&self) -> RuleSet {
        self.rules.rule_set()
    }

    /// The rule set's numbers.
    pub fn dex(&self) -> &'static Dex {
        self.rules.dex
    }

    /// A Pokémon.
    #[inline(always)]
    pub fn mon(&self, mon: Mon) -> &Pokemon {
        &self.state.mons[mon.index()]
    }

    /// What never changes about a Pokémon: its set.
    pub fn set_of(&self, mon: Mon) -> &crate::setup::MonSetup {
        self.setup.mon(mon)
    }

    /// A Pokémon, to be changed. Abilities, items, statuses and volatiles have verbs of their own.
    #[inline(always)]
    pub fn mon_mut(&mut self, mon: Mon) -> &mut Pokemon {
        &mut self.state.mons[mon.index()]
    }

    /// A side.
    #[inline(always)]
    pub fn side(&self, side: SideId) -> &Side {
        &self.state.sides[side.index()]
    }

    #[inline(always)]
    pub(crate) fn side_mut(&mut self, side: SideId) -> &mut Side {
        &mut self.state.sides[side.index()]
    }

    /// All sides.
    pub fn side_ids(&self) -> impl DoubleEndedIterator<Item = SideId> + use<> {
        (0..self.state.side_count).map(SideId)
    }

    /// All Pokémon.
    pub fn mons(&self) -> impl Iterator<Item = Mon> + use<> {
        (0..self.state.mon_count).map(Mon)
    }

    /// A move in flight.
    ///
    /// # Panics
    /// If there is none behind the handle: a handle kept after its move was forgotten.
    #[inline]
    pub fn mv(&self, mv: crate::ids::Mv) -> &ActiveMove {
        match self.state.move_pool.get(mv) {
            Some(active) => active,
            None => no_move(mv),
        }
    }

    /// A move in flight, to be changed.
    ///
    /// # Panics
    /// As [`Battle::mv`].
    #[inline]
    pub fn mv_mut(&mut self, mv: crate::ids::Mv) -> &mut ActiveMove {
        match self.state.move_pool.moves.get_mut(mv.index()).and_then(Option::as_mut) {
            Some(active) => active,
            None => no_move(mv),
        }
    }

    /// What the engine can't do, once it has come to that: the battle is not to be gone on with.
    pub fn fault(&self) -> Option<&'static str> {
        self.fault
    }

    /// The battle can't go on, for this reason, if it has none yet.
    pub fn give_up(&mut self, why: &'static str) {
        self.fault.get_or_insert(why);
    }

    /// The effect whose listener is running.
    pub fn acting(&self) -> Effect {
        self.frame.acting
    }

    /// Who holds the effect whose listener is running: for listeners to what happens to others.
    pub fn holder(&self) -> Mon {
        match self.own().holder {
            Some(Holder::Mon(mon)) => mon,
            _ => self.frame.target.mon(),
        }
    }

    /// The side that has the side condition whose listener is running: for listeners to what happens to others.
    pub fn holder_side(&self) -> SideId {
        match self.own().holder {
            Some(Holder::Side(side)) => side,
            Some(Holder::Mon(mon)) => self.mon(mon).side,
            _ => SideId(0),
        }
    }

    /// The event under way: to whom it happens.
    pub(crate) fn event_target(&self) -> Option<Mon> {
        self.frame.target.mon().some()
    }

    /// How many turns are over, as what comes true turns later counts them: it wraps at 256 from generation 8 on.
    pub fn counted_turns(&self) -> u16 {
        let turns = self.state.turn.wrapping_sub(1);
        if self.since(Gen8) && !self.flow().unbounded { turns % 256 } else { turns }
    }

    // --- effect states --------------------------------------------------------------------------------------------

    /// An effect's state.
    #[inline(always)]
    pub fn effect_state(&self, at: StateRef) -> &EffectState {
        match at {
            StateRef::Scratch(depth) => &self.scratch[depth as usize],
            StateRef::Status(mon) => &self.mon(mon).status_state,
            StateRef::Ability(mon) => &self.mon(mon).ability_state,
            StateRef::Item(mon) => &self.mon(mon).item_state,
            StateRef::Pool(place) => self.state.pool.get(place),
            StateRef::Weather => &self.state.field.weather_state,
            StateRef::Terrain => &self.state.field.terrain_state,
        }
    }

    /// An effect's state, to be changed.
    #[inline]
    pub fn effect_state_mut(&mut self, at: StateRef) -> &mut EffectState {
        match at {
            StateRef::Scratch(depth) => &mut self.scratch[depth as usize],
            StateRef::Status(mon) => &mut self.mon_mut(mon).status_state,
            StateRef::Ability(mon) => &mut self.mon_mut(mon).ability_state,
            StateRef::Item(mon) => &mut self.mon_mut(mon).item_state,
            StateRef::Pool(place) => self.state.pool.get_mut(place),
            StateRef::Weather => &mut self.state.field.weather_state,
            StateRef::Terrain => &mut self.state.field.terrain_state,
        }
    }

    /// The state of the effect whose listener is running.
    pub fn own(&self) -> &EffectState {
        self.effect_state(self.frame.state)
    }

    /// The state of the effect whose listener is running, to be changed.
    pub fn own_mut(&mut self) -> &mut EffectState {
        self.effect_state_mut(self.frame.state)
    }

    /// What the effect whose listener is running remembers, as its author declared it with
    /// [`effect_data!`](crate::effect_data).
    pub fn memory<T: bytemuck::Pod>(&self) -> T {
        self.own().data()
    }

    /// Replaces what the effect whose listener is running remembers.
    pub fn remember<T: bytemuck::Pod>(&mut self, data: T) {
        self.own_mut().set_data(data);
    }

    /// Changes what the effect whose listener is running remembers.
    pub fn update_memory<T: bytemuck::Pod, R>(&mut self, change: impl FnOnce(&mut T) -> R) -> R {
        self.own_mut().update(change)
    }

    /// A new state, unlike any other. It counts in the order of effects if it belongs to something in battle.
    pub(crate) fn new_state(&mut self, id: crate::ids::EffectId, holder: Option<Holder>) -> EffectState {
        self.state.serial = self.state.serial.wrapping_add(1);
        let counts = !id.is_none()
            && match holder {
                None => false,
                Some(Holder::Mon(mon)) => self.mon(mon).active,
                Some(_) => true,
            };
        let order = if counts {
            let order = self.state.effect_order;
            self.state.effect_order = order.wrapping_add(1);
            order
        } else {
            0
        };
        EffectState { id, holder, order, serial: self.state.serial, ..EffectState::EMPTY }
    }

    // --- random numbers -------------------------------------------------------------------------------------------

    /// A random number below `sides`. One draw.
    pub fn random(&mut self, purpose: Purpose, sides: u32) -> u32 {
        if self.tape.is_some() {
            return self.random_with_tape(purpose, sides);
        }
        self.state.prng.below(sides)
    }

    #[cold]
    fn random_with_tape(&mut self, purpose: Purpose, sides: u32) -> u32 {
        let scripted = self.tape.as_mut().and_then(|tape| tape.scripted(purpose, sides));
        let value = match scripted {
            Some(value) => value,
            None => self.state.prng.below(sides),
        };
        let line = self.log.as_ref().map_or(0, |log| log.len() as u32);
        let draw = Draw { purpose, sides, value, line };
        if let Some(tape) = &mut self.tape {
            tape.drawn.push(draw);
        }
        self.trace_draw(draw);
        value
    }

    /// Records draws from now on, and takes numbers from the tape's script first; or stops doing so. Gives the tape
    /// that was used till now.
    pub fn set_tape(&mut self, tape: Option<Tape>) -> Option<Box<Tape>> {
        std::mem::replace(&mut self.tape, tape.map(Box::new))
    }

    /// What has been drawn, if that is recorded.
    pub fn tape(&self) -> Option<&Tape> {
        self.tape.as_deref()
    }

    /// A random number from `low` to `high − 1`. One draw.
    pub fn random_from(&mut self, purpose: Purpose, low: u32, high: u32) -> u32 {
        self.random(purpose, high - low) + low
    }

    /// Something that happens `numerator` times in `denominator`. One draw, or none if the battle forces chances.
    pub fn chance(&mut self, purpose: Purpose, numerator: u32, denominator: u32) -> bool {
        match self.setup.force_random_chance {
            Some(forced) => forced,
            None => self.random(purpose, denominator) < numerator,
        }
    }

    /// One of several things. One draw, even for a single thing; nothing only if there are none.
    pub fn sample<T: Copy>(&mut self, purpose: Purpose, things: &[T]) -> Option<T> {
        if things.is_empty() {
            return None;
        }
        let at = self.random(purpose, things.len() as u32);
        things.get(at as usize).copied()
    }
}
