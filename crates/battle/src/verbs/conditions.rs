//! Statuses, volatiles, side and slot conditions: setting, asking for, removing.

use crate::answer::{Occasion, Value};
use crate::battle::Battle;
use crate::event::Event;
use crate::ids::{Effect, EffectId, Holder, Mon, SideId};
use crate::say;
use crate::state::{ConditionList, EffectState, Link, MAX_SIDES, MOST_VOLATILES, State, StateRef};
use arrayvec::ArrayVec;
use tallgrass_pokedex::{ConditionId, abilities, conditions};

impl Battle {
    // --- statuses -------------------------------------------------------------------------------------------------

    /// Gives a status unless the Pokémon has one.
    pub fn try_set_status(
        &mut self,
        mon: Mon,
        status: ConditionId,
        source: Option<Mon>,
        effect: Option<Effect>,
    ) -> Value {
        let status = self.mon(mon).status.get().unwrap_or(status);
        self.set_status(mon, status, source, effect)
    }

    /// Gives a status in place of any other.
    pub fn set_status(&mut self, mon: Mon, status: ConditionId, source: Option<Mon>, effect: Option<Effect>) -> Value {
        self.set_status_anyway(mon, status, source, effect, false)
    }

    /// Gives a status, if asked for even to who is immune.
    pub fn set_status_anyway(
        &mut self,
        mon: Mon,
        status: ConditionId,
        source: Option<Mon>,
        effect: Option<Effect>,
        ignore_immunity: bool,
    ) -> Value {
        if self.mon(mon).hp == 0 {
            return Value::False;
        }
        let source = self.or_event_source(source).or(Some(mon));
        let effect = self.or_acting(effect);
        let of_effect = self.status_of_effect(effect);
        if self.mon(mon).status == status {
            if of_effect.is_some() && of_effect == status {
                say!(self, "-fail", mon, status);
            } else if of_effect.is_some() {
                say!(self, "-fail", source);
                self.attr_last_move(&[&"[still]"]);
            }
            return Value::False;
        }
        // Corrosion lifts an immunity of types, which is no event's matter, and it is the source's ability.
        let poison = matches!(status, conditions::TOX | conditions::PSN);
        let corroded = poison && source.is_some_and(|source| self.has_ability(source, abilities::CORROSION));
        if !ignore_immunity && status.is_some() && !corroded {
            // Types and effects that keep poison off keep bad poison off.
            let kind = if status == conditions::TOX { conditions::PSN } else { status };
            if !self.status_immunity(mon, kind, false) {
                if of_effect.is_some() {
                    say!(self, "-immune", mon);
                }
                return Value::False;
            }
        }
        if status.is_some() {
            let answer = self.run_with(Event::SetStatus, mon, source, effect, Value::Effect(status.into()));
            if !answer.truthy() {
                return answer;
            }
        }
        let before = (self.mon(mon).status, self.mon(mon).status_state);
        let mut state = self.new_state(status.into(), Some(Holder::Mon(mon)));
        state.source = source;
        let occasion = Occasion { target: mon, source, effect };
        self.mon_mut(mon).status = status;
        self.mon_mut(mon).status_state = state;
        self.effects_changed(mon);
        let turns = self.turns_of(status.into(), occasion);
        self.mon_mut(mon).status_state.duration = turns;
        if status.is_some() {
            let at = Some(StateRef::Status(mon));
            if !self.single(Event::Start, status.into(), at, mon, source, effect, None).truthy() {
                self.mon_mut(mon).status = before.0;
                self.mon_mut(mon).status_state = before.1;
                self.effects_changed(mon);
                return Value::False;
            }
            let answer = self.run_with(Event::AfterSetStatus, mon, source, effect, Value::Effect(status.into()));
            if !answer.truthy() {
                return Value::False;
            }
        }
        Value::True
    }

    /// Lets a Pokémon's status turn into another, of which nobody is asked or told.
    pub fn become_status(&mut self, mon: Mon, status: ConditionId) {
        self.mon_mut(mon).status = status;
        self.effects_changed(mon);
    }

    /// The status an effect gives by its numbers: a move's, or a status that causes itself elsewhere (Synchronize).
    pub fn status_of_effect(&self, effect: Effect) -> ConditionId {
        match effect.id.as_move() {
            Some(_) if effect.mv.is_some() => self.mv(effect.mv).status,
            Some(id) => self.dex().mv(id).status,
            None if self.is_status_effect(effect) => effect.id.as_condition().unwrap_or_default(),
            None => ConditionId::NONE,
        }
    }

    /// Cures the status, saying so. Whether there was one to cure.
    pub fn cure_status(&mut self, mon: Mon) -> bool {
        self.cure_status_as(mon, false)
    }

    /// Cures the status; `silent` cures are shown without a message.
    pub fn cure_status_as(&mut self, mon: Mon, silent: bool) -> bool {
        if self.mon(mon).hp == 0 || self.mon(mon).status.is_none() {
            return false;
        }
        say!(self, "-curestatus", mon, self.mon(mon).status, if silent { "[silent]" } else { "[msg]" });
        self.clear_status(mon)
    }

    /// Takes the status away without a word. Whether there was one.
    pub fn clear_status(&mut self, mon: Mon) -> bool {
        if self.mon(mon).hp == 0 || self.mon(mon).status.is_none() {
            return false;
        }
        // Nightmares end with the sleep they are in, and are told of without a word of their own.
        if self.mon(mon).status == conditions::SLP && self.remove_volatile(mon, conditions::NIGHTMARE) {
            say!(self, "-end", mon, "Nightmare", "[silent]");
        }
        self.set_status(mon, ConditionId::NONE, None, None);
        true
    }

    // --- volatiles ------------------------------------------------------------------------------------------------

    /// The state of a volatile, if the Pokémon has it.
    pub fn volatile(&self, mon: Mon, id: ConditionId) -> Option<&EffectState> {
        self.volatile_place(mon, id).map(|place| self.state.pool.get(place))
    }

    /// The state of a volatile, to be changed.
    pub fn volatile_mut(&mut self, mon: Mon, id: ConditionId) -> Option<&mut EffectState> {
        let place = self.volatile_place(mon, id)?;
        Some(self.state.pool.get_mut(place))
    }

    /// Whether the Pokémon has a volatile.
    pub fn has_volatile(&self, mon: Mon, id: ConditionId) -> bool {
        self.volatile_place(mon, id).is_some()
    }

    fn volatile_place(&self, mon: Mon, id: ConditionId) -> Option<u16> {
        self.state.pool.find(&self.mon(mon).volatiles, id.into())
    }

    /// Where a Pokémon's volatiles are, in the order they came.
    fn volatile_places(&self, mon: Mon) -> ArrayVec<u16, MOST_VOLATILES> {
        self.state.pool.places(&self.mon(mon).volatiles).take(MOST_VOLATILES).collect()
    }

    /// Gives a volatile.
    pub fn add_volatile(&mut self, mon: Mon, id: ConditionId, source: Option<Mon>, effect: Option<Effect>) -> Value {
        self.add_linked_volatile(mon, id, source, effect, ConditionId::NONE)
    }

    /// Gives a volatile that lasts as long as another one on its source.
    pub fn add_linked_volatile(
        &mut self,
        mon: Mon,
        id: ConditionId,
        source: Option<Mon>,
        effect: Option<Effect>,
        linked: ConditionId,
    ) -> Value {
        let data = self.dex().condition(id);
        if self.mon(mon).hp == 0 && !data.affects_fainted {
            return Value::False;
        }
        if linked.is_some() && source.is_some_and(|source| self.mon(source).hp == 0) {
            return Value::False;
        }
        let source = self.or_event_source(source).unwrap_or(mon);
        let effect = self.or_acting(effect);
        if let Some(place) = self.volatile_place(mon, id) {
            if !self.rules.has(id.into(), Event::Restart) {
                return Value::False;
            }
            let at = Some(StateRef::Pool(place));
            return self.single(Event::Restart, id.into(), at, mon, Some(source), effect, None);
        }
        if !self.status_immunity(mon, id, false) {
            if self.status_of_effect(effect).is_some() {
                say!(self, "-immune", mon);
            }
            return Value::False;
        }
        let answer = self.run_with(Event::TryAddVolatile, mon, Some(source), effect, Value::Effect(id.into()));
        if !answer.truthy() {
            return answer;
        }
        let mut state = self.new_state(id.into(), Some(Holder::Mon(mon)));
        state.source = Some(source);
        state.source_slot = self.slot_of(source);
        state.source_effect = effect.id;
        let Some(place) = self.attach(state, mon) else { return Value::False };
        let occasion = Occasion { target: mon, source: Some(source), effect };
        let turns = self.turns_of(id.into(), occasion);
        self.state.pool.get_mut(place).duration = turns;
        let at = Some(StateRef::Pool(place));
        let answer = self.single(Event::Start, id.into(), at, mon, Some(source), effect, None);
        if !answer.truthy() {
            self.delete_volatile(mon, id);
            return answer;
        }
        if linked.is_some() {
            self.link(mon, id, source, linked, effect);
        }
        Value::True
    }

    fn link(&mut self, mon: Mon, id: ConditionId, source: Mon, linked: ConditionId, effect: Effect) {
        match self.volatile_place(source, linked) {
            None => {
                self.add_volatile(source, linked, Some(mon), Some(effect));
                if let Some(state) = self.volatile_mut(source, linked) {
                    state.set_link(Some(Link::new(id, 1 << mon.0)));
                }
            }
            Some(place) => {
                let state = self.state.pool.get_mut(place);
                let mons = state.link().map_or(0, |link| link.mons) | 1 << mon.0;
                state.set_link(Some(Link::new(id, mons)));
            }
        }
        if let Some(state) = self.volatile_mut(mon, id) {
            state.set_link(Some(Link::new(linked, 1 << source.0)));
        }
    }

    fn attach(&mut self, state: EffectState, mon: Mon) -> Option<u16> {
        let place = self.state.pool.attach(&mut self.state.mons[mon.index()].volatiles, state);
        debug_assert!(self.state.pool.places(&self.mon(mon).volatiles).count() <= MOST_VOLATILES);
        self.effects_changed(mon);
        self.attached(place)
    }

    /// Where a condition was attached: there always is a place.
    pub(crate) fn attached(&mut self, place: Option<u16>) -> Option<u16> {
        if place.is_none() {
            self.fault.get_or_insert("there are more conditions than fit");
        }
        place
    }

    /// Gives a volatile, anew if it is there, of which nobody is asked or told: it doesn't even start.
    pub fn impose_volatile(&mut self, mon: Mon, id: ConditionId) {
        let state = self.new_state(id.into(), Some(Holder::Mon(mon)));
        match self.volatile_place(mon, id) {
            Some(place) => *self.state.pool.get_mut(place) = state,
            None => {
                self.attach(state, mon);
            }
        }
    }

    /// Ends a volatile. Whether the Pokémon had it.
    pub fn remove_volatile(&mut self, mon: Mon, id: ConditionId) -> bool {
        if self.mon(mon).hp == 0 {
            return false;
        }
        let Some(place) = self.volatile_place(mon, id) else { return false };
        let link = self.state.pool.get(place).link();
        self.single(Event::End, id.into(), Some(StateRef::Pool(place)), mon, None, Effect::NONE, None);
        self.delete_volatile(mon, id);
        if let Some(link) = link {
            self.remove_linked(mon, link);
        }
        true
    }

    /// Takes a volatile away without its end.
    pub fn delete_volatile(&mut self, mon: Mon, id: ConditionId) -> bool {
        let Some(place) = self.volatile_place(mon, id) else { return false };
        self.state.pool.detach(&mut self.state.mons[mon.index()].volatiles, place);
        self.effects_changed(mon);
        true
    }

    fn remove_linked(&mut self, mon: Mon, link: Link) {
        for i in 0..self.state.mon_count {
            if link.mons >> i & 1 == 0 {
                continue;
            }
            let other = Mon(i);
            let Some(state) = self.volatile_mut(other, link.condition()) else { continue };
            let Some(mut back) = state.link() else { continue };
            back.mons &= !(1 << mon.0);
            state.set_link(Some(back));
            if back.mons == 0 {
                self.remove_volatile(other, link.condition());
            }
        }
    }

    /// Takes all volatiles away, with those linked to them; `keep` stays.
    pub(crate) fn drop_volatiles(&mut self, mon: Mon, keep: ConditionId) {
        for i in 0.. {
            let Some(place) = self.state.pool.places(&self.mon(mon).volatiles).nth(i) else { break };
            if let Some(link) = self.state.pool.get(place).link() {
                self.remove_linked(mon, link);
            }
        }
        for place in self.volatile_places(mon) {
            if keep.is_none() || self.state.pool.get(place).id != keep.into() {
                self.state.pool.detach(&mut self.state.mons[mon.index()].volatiles, place);
            }
        }
        self.effects_changed(mon);
    }

    /// Passes stages and volatiles on to who comes in (Baton Pass), or only a substitute (Shed Tail).
    pub(crate) fn copy_volatiles(&mut self, to: Mon, from: Mon, shed_tail: bool) {
        self.clear_volatile(to, true);
        if !shed_tail {
            self.mon_mut(to).boosts = self.mon(from).boosts;
        }
        for place in self.volatile_places(from) {
            let old = *self.state.pool.get(place);
            let Some(id) = old.id.as_condition() else { continue };
            // Shed Tail passes on its substitute and nothing else.
            if (shed_tail && id != conditions::SUBSTITUTE) || self.dex().condition(id).no_copy {
                continue;
            }
            let fresh = self.new_state(old.id, Some(Holder::Mon(to)));
            let state = EffectState { serial: fresh.serial, order: fresh.order, holder: fresh.holder, ..old };
            if self.attach(state, to).is_none() {
                continue;
            }
            if let Some(link) = old.link() {
                self.state.pool.get_mut(place).set_link(None);
                for i in 0..self.state.mon_count {
                    if link.mons >> i & 1 != 0
                        && let Some(other) = self.volatile_mut(Mon(i), link.condition())
                        && let Some(mut back) = other.link()
                    {
                        back.mons = back.mons & !(1 << from.0) | 1 << to.0;
                        other.set_link(Some(back));
                    }
                }
            }
        }
        self.clear_volatile(from, true);
        for place in self.volatile_places(to) {
            let id = self.state.pool.get(place).id;
            self.single(Event::Copy, id.into(), Some(StateRef::Pool(place)), to, None, Effect::NONE, None);
        }
    }

    // --- side conditions ------------------------------------------------------------------------------------------

    fn side_condition_place(&self, side: SideId, id: ConditionId) -> Option<u16> {
        let owner = self.conditions_side(side);
        self.state.pool.find(&self.side(owner).conditions, id.into())
    }

    /// The state of a side condition, if the side has it.
    pub fn side_condition(&self, side: SideId, id: ConditionId) -> Option<&EffectState> {
        self.side_condition_place(side, id).map(|place| self.state.pool.get(place))
    }

    /// The state of a side condition, to be changed.
    pub fn side_condition_mut(&mut self, side: SideId, id: ConditionId) -> Option<&mut EffectState> {
        let place = self.side_condition_place(side, id)?;
        Some(self.state.pool.get_mut(place))
    }

    /// Whether a side has a side condition.
    pub fn has_side_condition(&self, side: SideId, id: ConditionId) -> bool {
        self.side_condition_place(side, id).is_some()
    }

    /// Sets a side condition; without a source, by whom the event under way happens to.
    pub fn add_side_condition(
        &mut self,
        side: SideId,
        id: ConditionId,
        source: Option<Mon>,
        effect: Option<Effect>,
    ) -> Value {
        let Some(source) = source.or(self.event_target()) else {
            self.fault.get_or_insert("a side condition was set by nobody");
            return Value::False;
        };
        let effect = effect.unwrap_or(Effect::NONE);
        if let Some(place) = self.side_condition_place(side, id) {
            if !self.rules.has(id.into(), Event::SideRestart) {
                return Value::False;
            }
            let at = Some(StateRef::Pool(place));
            return self.single(Event::SideRestart, id.into(), at, side, Some(source), effect, None);
        }
        let mut state = self.new_state(id.into(), Some(Holder::Side(side)));
        state.source = Some(source);
        state.source_slot = self.slot_of(source);
        let owner = self.conditions_side(side);
        let place = self.state.pool.attach(&mut self.state.sides[owner.index()].conditions, state);
        let Some(place) = self.attached(place) else { return Value::False };
        self.cover_changed();
        let target = self.side(side).active[0];
        let turns = self.turns_of(id.into(), Occasion { target, source: Some(source), effect });
        self.state.pool.get_mut(place).duration = turns;
        let at = Some(StateRef::Pool(place));
        if !self.single(Event::SideStart, id.into(), at, side, Some(source), effect, None).truthy() {
            self.delete_side_condition(side, id);
            return Value::False;
        }
        self.run(Event::SideConditionStart, side, Some(source), id.into());
        Value::True
    }

    /// Ends a side condition. Whether the side had it.
    pub fn remove_side_condition(&mut self, side: SideId, id: ConditionId) -> bool {
        let Some(place) = self.side_condition_place(side, id) else { return false };
        self.single(Event::SideEnd, id.into(), Some(StateRef::Pool(place)), side, None, Effect::NONE, None);
        self.delete_side_condition(side, id)
    }

    /// Takes a side condition away without its end.
    pub(crate) fn delete_side_condition(&mut self, side: SideId, id: ConditionId) -> bool {
        let Some(place) = self.side_condition_place(side, id) else { return false };
        let owner = self.conditions_side(side);
        self.state.pool.detach(&mut self.state.sides[owner.index()].conditions, place);
        self.cover_changed();
        true
    }

    /// Passes the side conditions for which `moves` says so on from each side to the next, the last one's to the first
    /// (Court Change). Whether there were any.
    pub fn pass_side_conditions(&mut self, ring: &[SideId], moves: impl Fn(ConditionId) -> bool) -> bool {
        let State { pool, sides, .. } = &mut self.state;
        let moves = |id: EffectId| id.as_condition().is_some_and(&moves);
        let mut taken = [ConditionList::EMPTY; MAX_SIDES];
        for (going, &from) in taken.iter_mut().zip(ring) {
            let owner = sides[from.index()].conditions_of as usize;
            pool.pass_on(&mut sides[owner].conditions, going, moves);
        }
        let any = taken.iter().any(|going| !going.is_empty());
        for (going, &to) in taken.iter_mut().zip(ring.iter().cycle().skip(1)) {
            let owner = sides[to.index()].conditions_of;
            pool.change_each(going, |state| state.holder = Some(Holder::Side(SideId(owner))));
            pool.pass_on(going, &mut sides[owner as usize].conditions, |_| true);
        }
        self.cover_changed();
        any
    }

    // --- slot conditions ------------------------------------------------------------------------------------------

    fn slot_condition_place(&self, mon: Mon, id: ConditionId) -> Option<u16> {
        let pokemon = self.mon(mon);
        let list = self.side(pokemon.side).slot_conditions.get(pokemon.position as usize)?;
        self.state.pool.find(list, id.into())
    }

    /// The state of what waits at a Pokémon's place.
    pub fn slot_condition(&self, mon: Mon, id: ConditionId) -> Option<&EffectState> {
        self.slot_condition_place(mon, id).map(|place| self.state.pool.get(place))
    }

    /// The state of what waits at a Pokémon's place, to be changed.
    pub fn slot_condition_mut(&mut self, mon: Mon, id: ConditionId) -> Option<&mut EffectState> {
        let place = self.slot_condition_place(mon, id)?;
        Some(self.state.pool.get_mut(place))
    }

    /// Whether something waits at a Pokémon's place.
    pub(crate) fn has_slot_condition(&self, mon: Mon, id: ConditionId) -> bool {
        self.slot_condition_place(mon, id).is_some()
    }

    /// Lets something wait at a Pokémon's place.
    pub fn add_slot_condition(
        &mut self,
        mon: Mon,
        id: ConditionId,
        source: Option<Mon>,
        effect: Option<Effect>,
    ) -> Value {
        let Some(source) = source.or(self.event_target()) else {
            self.fault.get_or_insert("a slot condition was set by nobody");
            return Value::False;
        };
        let effect = effect.unwrap_or(Effect::NONE);
        if let Some(place) = self.slot_condition_place(mon, id) {
            if !self.rules.has(id.into(), Event::Restart) {
                return Value::False;
            }
            let at = Some(StateRef::Pool(place));
            return self.single(Event::Restart, id.into(), at, mon, Some(source), effect, None);
        }
        let (side, position) = (self.mon(mon).side, self.mon(mon).position as usize);
        if position >= self.side(side).active_len as usize {
            return Value::False;
        }
        let mut state = self.new_state(id.into(), Some(Holder::Side(side)));
        state.source = Some(source);
        state.source_slot = self.slot_of(source);
        state.slot_condition = true;
        let place = self.state.pool.attach(&mut self.state.sides[side.index()].slot_conditions[position], state);
        let Some(place) = self.attached(place) else { return Value::False };
        self.places_changed();
        let target = self.side(side).active[0];
        let turns = self.turns_of(id.into(), Occasion { target, source: Some(source), effect });
        self.state.pool.get_mut(place).duration = turns;
        let at = Some(StateRef::Pool(place));
        let holder = self.side(side).active[position];
        if !self.single(Event::Start, id.into(), at, holder, Some(source), effect, None).truthy() {
            self.delete_slot_condition(side, position, place);
            return Value::False;
        }
        Value::True
    }

    /// Ends what waits at a Pokémon's place. Whether there was something.
    pub fn remove_slot_condition(&mut self, mon: Mon, id: ConditionId) -> bool {
        let Some(place) = self.slot_condition_place(mon, id) else { return false };
        let (side, position) = (self.mon(mon).side, self.mon(mon).position as usize);
        let holder = self.side(side).active[position];
        self.single(Event::End, id.into(), Some(StateRef::Pool(place)), holder, None, Effect::NONE, None);
        self.delete_slot_condition(side, position, place);
        true
    }

    fn delete_slot_condition(&mut self, side: SideId, position: usize, place: u16) {
        self.state.pool.detach(&mut self.state.sides[side.index()].slot_conditions[position], place);
        self.places_changed();
    }
}
