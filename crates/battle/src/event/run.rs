//! The one place a battle event is dispatched.
//!
//! Three ways to run an event: over all who listen ([`Battle::run`] and its kin), on one effect only
//! ([`Battle::single`]), and over the whole field at the end of the turn or after switches ([`Battle::field_event`]).
//! Listeners are gathered first, put in order, then asked one by one; each is checked again when its time comes.

use super::listener::{Handler, Listener, Scope};
use super::vocabulary::{Event, Subject};
use crate::answer::{FieldOccasion, Hit, Occasion, Reply, SideOccasion, Value};
use crate::battle::{Battle, Frame, MAX_DEPTH, SCALED_WHOLE};
use crate::ids::{Effect, EffectId, Holder, Mon, Mv, SideId};
use crate::state::{EffectState, StateRef};
use crate::trace::Suppression;
use arrayvec::ArrayVec;
use std::cmp::Ordering;
use tallgrass_pokedex::Generation::Gen7;
use tallgrass_pokedex::{MoveId, Type, abilities};

/// How many listeners one event can have.
const MAX_FOUND: usize = 120;

/// How many targets one event can have at once.
pub(crate) const MAX_TARGETS: usize = 6;

/// How an effect is taken off when its turns are over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ending {
    /// It isn't.
    None,
    Status,
    Volatile,
    Ability,
    Item,
    SlotCondition,
    SideCondition,
    PseudoWeather,
    Weather,
    Terrain,
}

/// A listener that was found for an event, with what its place in the order depends on.
#[derive(Clone, Copy)]
pub(crate) struct Found {
    listener: Option<Listener>,
    pub(crate) effect: Effect,
    state: StateRef,
    serial: u16,
    pub(crate) holder: Holder,
    ending: Ending,
    /// For events with several targets: which of them.
    index: u8,
    target: Option<Mon>,
    pub(crate) order: u32,
    pub(crate) priority: i32,
    pub(crate) speed: f64,
    pub(crate) sub_order: u8,
    pub(crate) effect_order: u16,
}

pub(crate) type FoundList = ArrayVec<Found, MAX_FOUND>;

/// The usual order: order, priority, speed, sub-order, and when the effect came.
fn by_priority(a: &Found, b: &Found) -> Ordering {
    (a.order.cmp(&b.order))
        .then(b.priority.cmp(&a.priority))
        .then(b.speed.total_cmp(&a.speed))
        .then(a.sub_order.cmp(&b.sub_order))
        .then(a.effect_order.cmp(&b.effect_order))
}

/// From left to right on the field.
fn left_to_right(a: &Found, b: &Found) -> Ordering {
    (a.order.cmp(&b.order)).then(b.priority.cmp(&a.priority)).then(a.index.cmp(&b.index))
}

/// A stable sort that needs no memory.
fn insertion_sort(list: &mut [Found], compare: impl Fn(&Found, &Found) -> Ordering) {
    for i in 1..list.len() {
        let mut at = i;
        while at > 0 && compare(&list[at - 1], &list[at]) == Ordering::Greater {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

impl Event {
    /// Whether only those it happens to hear it: no allies, foes or bystanders.
    const fn is_private(self) -> bool {
        matches!(self, Event::BeforeTurn | Event::Update | Event::Weather | Event::WeatherChange | Event::TerrainChange)
    }

    const fn is_left_to_right(self) -> bool {
        matches!(self, Event::Invulnerability | Event::TryHit | Event::DamagingHit | Event::EntryHazard)
    }
}

/// How an event is run, besides what it is about.
#[derive(Clone, Copy, Default)]
struct Manner {
    /// The causing effect's own listener comes first.
    on_effect: bool,
    /// The first answer ends it, and order is without ties.
    fast_exit: bool,
}

impl Battle {
    // --- running an event over all who listen ---------------------------------------------------------------------

    // What follows is inlined wherever an event is run: unless somebody listens, that is all there is to it.

    /// Runs an event without a value. A yes if nobody objects.
    #[inline(always)]
    pub fn run(&mut self, event: Event, target: impl Into<Holder>, source: Option<Mon>, effect: Effect) -> Value {
        let target = target.into();
        if !self.is_heard(event, target, source) {
            return Value::True;
        }
        self.dispatch(event, target, source, effect, None, Manner::default())
    }

    /// Runs an event that carries a value.
    #[inline(always)]
    pub fn run_with(
        &mut self,
        event: Event,
        target: impl Into<Holder>,
        source: Option<Mon>,
        effect: Effect,
        relay: Value,
    ) -> Value {
        let target = target.into();
        if !self.is_heard(event, target, source) {
            return self.unheard(relay);
        }
        self.dispatch(event, target, source, effect, Some(relay), Manner::default())
    }

    /// Runs an event that carries a value, the causing effect's own listener first.
    #[inline(always)]
    pub(crate) fn run_on_effect(
        &mut self,
        event: Event,
        target: Mon,
        source: Option<Mon>,
        effect: Effect,
        relay: Value,
    ) -> Value {
        if !self.is_heard(event, Holder::Mon(target), source) && !self.rules.hears_own(effect.id, event) {
            return self.unheard(relay);
        }
        let manner = Manner { on_effect: true, fast_exit: false };
        self.dispatch(event, Holder::Mon(target), source, effect, Some(relay), manner)
    }

    /// Runs an event whose first answer counts.
    #[inline(always)]
    pub(crate) fn run_first(
        &mut self,
        event: Event,
        target: Mon,
        source: Option<Mon>,
        effect: Effect,
        relay: Option<Value>,
    ) -> Value {
        if !self.is_heard(event, Holder::Mon(target), source) {
            return relay.map_or(Value::True, |relay| self.unheard(relay));
        }
        self.dispatch(event, Holder::Mon(target), source, effect, relay, Manner { on_effect: false, fast_exit: true })
    }

    /// Runs an event about a type.
    #[inline(always)]
    pub(crate) fn run_about(
        &mut self,
        event: Event,
        target: Mon,
        effect: Effect,
        kind: Type,
        relay: Option<Value>,
    ) -> Value {
        if !self.is_heard(event, Holder::Mon(target), None) {
            return relay.map_or(Value::True, |relay| self.unheard(relay));
        }
        let outer = self.frame.kind;
        self.frame.kind = kind;
        let answer = self.dispatch(event, Holder::Mon(target), None, effect, relay, Manner::default());
        self.frame.kind = outer;
        answer
    }

    /// What comes of a value that nobody was told of.
    #[inline(always)]
    fn unheard(&self, relay: Value) -> Value {
        match relay {
            Value::Number(n) if n >= SCALED_WHOLE => self.finish_relay(relay, 4096),
            _ => relay,
        }
    }

    #[inline(never)]
    fn dispatch(
        &mut self,
        event: Event,
        target: Holder,
        source: Option<Mon>,
        effect: Effect,
        relay: Option<Value>,
        manner: Manner,
    ) -> Value {
        let mut found = FoundList::new();
        self.find(event, target, source, &mut found);
        if manner.on_effect
            && let Some(&listener) = self.rules.listener(effect.id, event, Scope::Own)
        {
            let mut own = self.found(listener, effect, StateRef::Scratch(0), target, event, Ending::None);
            own.sub_order = listener.sub_order;
            if !found.is_full() {
                found.insert(0, own);
            }
        }
        if found.len() > 1 {
            self.ordered = self.ordered.wrapping_add(1);
        }
        if event.is_left_to_right() {
            insertion_sort(&mut found, left_to_right);
        } else if manner.fast_exit {
            self.sort_first_answer(&mut found);
        } else {
            self.speed_sort(&mut found, by_priority);
        }
        if self.too_deep() {
            return relay.unwrap_or(Value::True);
        }
        let outer = self.frame;
        self.frame = Frame { target, source, effect, modifier: 4096, depth: outer.depth + 1, ..outer };
        self.trace_event(event, target, source, effect, relay, &found);
        let mut value = relay.unwrap_or(Value::True);
        for handler in &found {
            if let Some(why) = self.suppression(event, handler) {
                self.trace_suppressed(handler, why);
                continue;
            }
            let answer = self.answer(handler, &mut value, event, Subject::User);
            if answer != Value::Undefined {
                value = answer;
                if !value.truthy() || manner.fast_exit {
                    break;
                }
            }
        }
        let modifier = self.frame.modifier;
        self.frame = outer;
        let result = self.finish_relay(value, modifier);
        if !found.is_empty() {
            self.trace_result(event, result, modifier);
        }
        result
    }

    /// Runs an event over several targets at once; the answers are in their order.
    ///
    /// `relays` are numbers given per target, and passed to the listeners, or nothing.
    pub(crate) fn run_list(
        &mut self,
        event: Event,
        targets: &[Mon],
        source: Mon,
        effect: Effect,
        relays: Option<&[i32]>,
    ) -> ArrayVec<Value, MAX_TARGETS> {
        let mut values: ArrayVec<Value, MAX_TARGETS> = match relays {
            Some(numbers) => numbers.iter().take(MAX_TARGETS).map(|&n| Value::int(n)).collect(),
            None => targets.iter().take(MAX_TARGETS).map(|_| Value::True).collect(),
        };
        let heard = targets.iter().any(|&target| self.is_heard(event, Holder::Mon(target), Some(source)));
        if !heard || self.too_deep() {
            return values;
        }
        let mut found = FoundList::new();
        for (i, &target) in targets.iter().enumerate() {
            let first = found.len();
            self.find(event, Holder::Mon(target), Some(source), &mut found);
            for handler in &mut found[first..] {
                handler.index = i as u8;
                handler.target = Some(target);
            }
        }
        if event.is_left_to_right() {
            insertion_sort(&mut found, left_to_right);
        } else {
            self.speed_sort(&mut found, by_priority);
        }
        let outer = self.frame;
        let first = targets.first().map_or(Holder::Battle, |&mon| Holder::Mon(mon));
        self.frame =
            Frame { target: first, source: Some(source), effect, modifier: 4096, depth: outer.depth + 1, ..outer };
        self.trace_event(event, first, Some(source), effect, None, &found);
        for handler in &found {
            let at = handler.index as usize;
            let current = values[at];
            if !current.truthy() && !(event == Event::DamagingHit && current == Value::int(0)) {
                continue;
            }
            if let Some(target) = handler.target {
                self.frame.target = Holder::Mon(target);
            }
            if let Some(why) = self.suppression(event, handler) {
                self.trace_suppressed(handler, why);
                continue;
            }
            let mut relay = current;
            let answer = self.answer(handler, &mut relay, event, Subject::User);
            // SHOWDOWN: a truthy answer is not kept; only a falsy one changes what is returned.
            if answer != Value::Undefined && !answer.truthy() {
                values[at] = answer;
                if values.iter().all(|value| !value.truthy()) {
                    break;
                }
            }
        }
        self.frame = outer;
        if !found.is_empty() {
            self.trace_result(event, values.first().copied().unwrap_or(Value::True), 4096);
        }
        values
    }

    /// Runs an event on every active Pokémon, fastest first.
    pub fn each(&mut self, event: Event, effect: Option<Effect>) {
        let mut actives = self.actives();
        let effect = effect.unwrap_or(self.frame.acting);
        if actives.len() > 1 {
            self.sort_by_speed(&mut actives);
        }
        for mon in actives {
            self.run(event, mon, None, effect);
        }
        if event == Event::Weather && self.since(Gen7) {
            self.each(Event::Update, None);
        }
    }

    // --- one effect only ------------------------------------------------------------------------------------------

    /// Runs an event on one effect only; `None` as relay is a plain yes.
    #[inline(always)]
    pub fn single(
        &mut self,
        event: Event,
        effect: Effect,
        state: Option<StateRef>,
        target: impl Into<Holder>,
        source: Option<Mon>,
        source_effect: Effect,
        relay: Option<Value>,
    ) -> Value {
        let value = relay.unwrap_or(Value::True);
        if !self.rules.hears_own(effect.id, event) {
            return value;
        }
        self.single_heard(event, effect, state, target.into(), source, source_effect, value)
    }

    #[inline(never)]
    fn single_heard(
        &mut self,
        event: Event,
        effect: Effect,
        state: Option<StateRef>,
        target: Holder,
        source: Option<Mon>,
        source_effect: Effect,
        relay: Value,
    ) -> Value {
        let Some(&listener) = self.rules.listener(effect.id, event, Scope::Own) else { return relay };
        self.single_listener(event, listener, effect, state, target, source, source_effect, relay)
    }

    /// As [`Battle::single`], for a listener that is heard from elsewhere than its own holder.
    pub(crate) fn single_listener(
        &mut self,
        event: Event,
        listener: Listener,
        effect: Effect,
        state: Option<StateRef>,
        target: Holder,
        source: Option<Mon>,
        source_effect: Effect,
        relay: Value,
    ) -> Value {
        if self.too_deep() || self.is_single_suppressed(event, effect, target) {
            return relay;
        }
        let outer = self.frame;
        let depth = outer.depth + 1;
        let state = state.unwrap_or_else(|| {
            self.scratch[depth as usize] = EffectState::EMPTY;
            StateRef::Scratch(depth)
        });
        self.frame =
            Frame { target, source, effect: source_effect, modifier: 4096, acting: effect, state, depth, ..outer };
        let mut value = relay;
        let answer = self.call(&listener, &mut value, event, Subject::Target);
        self.trace_single(event, effect, relay, answer);
        self.frame = outer;
        if answer == Value::Undefined { value } else { answer }
    }

    /// Asks a move for something outside the event system: its power, its damage.
    pub(crate) fn ask_move(&mut self, event: Event, mv: Mv, hit: Hit, relay: Value) -> Option<Value> {
        self.ask_code(EffectId::of_move(self.mv(mv).id), event, hit, relay)
    }

    /// Runs the code that something has for an event, as a part of what is running now.
    pub fn ask_code(&mut self, id: EffectId, event: Event, hit: Hit, relay: Value) -> Option<Value> {
        let listener = *self.rules.listener(id, event, Scope::Own)?;
        self.note_call(&listener);
        self.asked = self.asked.wrapping_add(1);
        let answer = match listener.handler {
            Handler::HitNumber(f) => f(self, hit, relay.as_int()).into(),
            Handler::HitAnswer(f) => f(self, hit).into(),
            Handler::Hit(f) => f(self, hit).into(),
            Handler::Constant(value) => value,
            _ => return None,
        };
        Some(answer)
    }

    /// How many turns a condition lasts, if its numbers or its author say so.
    pub(crate) fn turns_of(&mut self, condition: EffectId, occasion: Occasion) -> u8 {
        let given = condition.as_condition().and_then(|id| self.dex().condition(id).duration).unwrap_or(0);
        let listener = self.rules.listener(condition, Event::DurationCallback, Scope::Own);
        match listener.map(|&listener| (listener, listener.handler)) {
            Some((listener, Handler::Turns(f))) => {
                self.note_call(&listener);
                f(self, occasion)
            }
            _ => given,
        }
    }

    // --- the whole field ------------------------------------------------------------------------------------------

    /// Runs [`Event::Residual`] over everything, or [`Event::SwitchIn`] for those who came in.
    pub(crate) fn field_event(&mut self, event: Event, targets: Option<&[Mon]>) {
        let residual = event == Event::Residual;
        self.listen();
        let mut found = FoundList::new();
        if residual {
            self.find_field(Event::FieldResidual, Scope::Own, true, None, &mut found);
        }
        for side in self.side_ids() {
            if residual && self.owns_conditions(side) {
                self.find_side(side, Event::SideResidual, Scope::Own, true, None, &mut found);
            }
            for i in 0..self.side(side).active_len as usize {
                let mon = self.side(side).active[i];
                if mon.is_none() {
                    continue;
                }
                if event == Event::SwitchIn {
                    self.find_mon(mon, event, Scope::Any, false, &mut found);
                }
                if targets.is_some_and(|targets| !targets.contains(&mon)) {
                    continue;
                }
                self.find_mon(mon, event, Scope::Own, residual, &mut found);
                self.find_side(side, event, Scope::Own, false, Some(mon), &mut found);
                self.find_field(event, Scope::Own, false, Some(mon), &mut found);
            }
        }
        self.speed_sort(&mut found, by_priority);
        self.trace_event(event, Holder::Battle, None, Effect::NONE, None, &found);
        self.ask_field(event, &found);
        if !found.is_empty() {
            self.trace_result(event, Value::True, 4096);
        }
    }

    /// Lets those answer who were found on the whole field, and counts down their turns.
    fn ask_field(&mut self, event: Event, found: &FoundList) {
        let residual = event == Event::Residual;
        for handler in found {
            if let Holder::Mon(mon) = handler.holder
                && self.mon(mon).fainted
                && handler.ending != Ending::SlotCondition
            {
                continue;
            }
            if residual && handler.ending != Ending::None && self.same_state(handler) {
                let state = self.effect_state_mut(handler.state);
                if state.duration > 0 {
                    state.duration -= 1;
                    let is_over = state.duration == 0;
                    if let Some(place) = handler.listener.filter(|l| matches!(l.handler, Handler::Timer)) {
                        self.note_call(&place);
                    }
                    if is_over {
                        self.run_out(handler);
                        if self.state.ended {
                            return;
                        }
                        continue;
                    }
                }
            }
            if !self.is_still_there(handler) {
                continue;
            }
            let event = match handler.holder {
                Holder::Side(_) => Event::SideResidual,
                Holder::Field => Event::FieldResidual,
                _ => event,
            };
            if let Some(listener) = handler.listener
                && !matches!(listener.handler, Handler::Timer)
            {
                self.single_listener(
                    event,
                    listener,
                    handler.effect,
                    Some(handler.state),
                    handler.holder,
                    None,
                    Effect::NONE,
                    Value::True,
                );
            }
            self.faint_messages(false, false, true);
            if self.state.ended {
                return;
            }
        }
    }

    /// Takes off an effect whose turns are over.
    fn run_out(&mut self, handler: &Found) {
        let condition = handler.effect.id.as_condition();
        match (handler.ending, handler.holder, condition) {
            (Ending::Status, Holder::Mon(mon), _) => drop(self.clear_status(mon)),
            (Ending::Volatile, Holder::Mon(mon), Some(id)) => drop(self.remove_volatile(mon, id)),
            (Ending::SlotCondition, Holder::Mon(mon), Some(id)) => drop(self.remove_slot_condition(mon, id)),
            (Ending::SideCondition, Holder::Side(side), Some(id)) => drop(self.remove_side_condition(side, id)),
            (Ending::PseudoWeather, _, Some(id)) => drop(self.remove_pseudo_weather(id)),
            (Ending::Weather, ..) => drop(self.clear_weather()),
            (Ending::Terrain, ..) => drop(self.clear_terrain()),
            (Ending::Ability, Holder::Mon(mon), _) => drop(self.set_ability(mon, Default::default(), None, None)),
            (Ending::Item, Holder::Mon(mon), _) => drop(self.set_item(mon, Default::default(), None, None)),
            _ => {}
        }
    }

    fn same_state(&self, handler: &Found) -> bool {
        self.effect_state(handler.state).serial == handler.serial
    }

    /// Whether an effect found earlier is still where it was.
    fn is_still_there(&self, handler: &Found) -> bool {
        if !self.same_state(handler) {
            // The place was given to something new, so what was there is gone. A weather, terrain or pseudo-weather
            // that doesn't know its place yet is asked all the same, and so is a slot condition.
            return false;
        }
        let state = self.effect_state(handler.state);
        let StateRef::Pool(place) = handler.state else { return true };
        match state.holder {
            Some(Holder::Mon(mon)) => self.mon(mon).volatiles.iter().any(|p| p == place),
            Some(Holder::Side(side)) if !state.slot_condition => {
                self.side(self.conditions_side(side)).conditions.iter().any(|p| p == place)
            }
            Some(Holder::Field) => self.state.field.pseudo_weathers.iter().any(|p| p == place),
            _ => true,
        }
    }

    // --- gathering ------------------------------------------------------------------------------------------------

    fn find(&self, event: Event, target: Holder, source: Option<Mon>, found: &mut FoundList) {
        let wide = !event.is_private();
        let places = self.hearing.places_hear(event);
        let bubble_down = matches!(target, Holder::Side(_));
        let mut side_of_target = match target {
            Holder::Side(side) => Some(side),
            _ => None,
        };
        if let Holder::Mon(mon) = target
            && (self.mon(mon).active || source.is_some_and(|source| self.mon(source).active))
        {
            self.find_mon(mon, event, Scope::Own, false, found);
            if wide && self.hearing.anyone_hears_wide(event) {
                for ally in self.allies_and_self(mon) {
                    self.find_mon(ally, event, Scope::Ally, false, found);
                    self.find_mon(ally, event, Scope::Any, false, found);
                }
                for foe in self.foes(mon) {
                    self.find_mon(foe, event, Scope::Foe, false, found);
                    self.find_mon(foe, event, Scope::Any, false, found);
                }
            }
            side_of_target = Some(self.mon(mon).side);
        }
        if wide && let Some(source) = source {
            self.find_mon(source, event, Scope::Source, false, found);
        }
        if let Some(of_target) = side_of_target.filter(|_| places || bubble_down) {
            for side in self.side_ids() {
                let own = side == of_target || self.ally_side(of_target) == Some(side);
                let scope = if own { Scope::Own } else { Scope::Foe };
                if bubble_down {
                    for i in 0..self.side(side).active_len as usize {
                        let mon = self.side(side).active[i];
                        if mon.is_none() {
                            continue;
                        }
                        if own || wide {
                            self.find_mon(mon, event, scope, false, found);
                        }
                        if wide {
                            self.find_mon(mon, event, Scope::Any, false, found);
                        }
                    }
                }
                if places && self.owns_conditions(side) {
                    if own || wide {
                        self.find_side(side, event, scope, false, None, found);
                    }
                    if wide {
                        self.find_side(side, event, Scope::Any, false, None, found);
                    }
                }
            }
        }
        if places {
            self.find_field(event, Scope::Own, false, None, found);
        }
    }

    /// Listeners of one Pokémon: status, volatiles, ability, item, species, what waits at its place. With `timed`,
    /// effects that count down turns are found whether they listen or not.
    fn find_mon(&self, mon: Mon, event: Event, scope: Scope, timed: bool, found: &mut FoundList) {
        let hears = match scope {
            Scope::Own => self.hearing.hears_own(mon, event),
            _ => self.hearing.hears_wide(mon, event),
        };
        if !hears && !timed {
            return;
        }
        let pokemon = self.mon(mon);
        let holder = Holder::Mon(mon);
        let mut look = |effect: EffectId, state: StateRef, ending: Ending| {
            let listener = self.rules.listener(effect, event, scope).copied();
            self.keep(listener, effect, state, holder, event, ending, timed, found);
        };
        if pokemon.status.is_some() {
            look(pokemon.status.into(), StateRef::Status(mon), Ending::Status);
        }
        for place in pokemon.volatiles.iter() {
            look(self.state.pool.get(place).id, StateRef::Pool(place), Ending::Volatile);
        }
        look(pokemon.ability.into(), StateRef::Ability(mon), Ending::Ability);
        look(pokemon.item.into(), StateRef::Item(mon), Ending::Item);
        if self.rules.ears(pokemon.base_species.into()).all().contains(event) {
            look(pokemon.base_species.into(), StateRef::Scratch(0), Ending::None);
        }
        let side = self.side(pokemon.side);
        if pokemon.position < side.active_len {
            for place in side.slot_conditions[pokemon.position as usize].iter() {
                look(self.state.pool.get(place).id, StateRef::Pool(place), Ending::SlotCondition);
            }
        }
    }

    fn find_side(
        &self,
        side: SideId,
        event: Event,
        scope: Scope,
        timed: bool,
        as_holder: Option<Mon>,
        found: &mut FoundList,
    ) {
        let holder = as_holder.map_or(Holder::Side(side), Holder::Mon);
        let ending = if as_holder.is_some() { Ending::None } else { Ending::SideCondition };
        for place in self.side(self.conditions_side(side)).conditions.iter() {
            let effect = self.state.pool.get(place).id;
            let listener = self.rules.listener(effect, event, scope).copied();
            self.keep(listener, effect, StateRef::Pool(place), holder, event, ending, timed, found);
        }
    }

    fn find_field(&self, event: Event, scope: Scope, timed: bool, as_holder: Option<Mon>, found: &mut FoundList) {
        let holder = as_holder.map_or(Holder::Field, Holder::Mon);
        let field = &self.state.field;
        let mut look = |effect: EffectId, state: StateRef, ending: Ending| {
            let listener = self.rules.listener(effect, event, scope).copied();
            let ending = if as_holder.is_some() { Ending::None } else { ending };
            self.keep(listener, effect, state, holder, event, ending, timed, found);
        };
        for place in field.pseudo_weathers.iter() {
            look(self.state.pool.get(place).id, StateRef::Pool(place), Ending::PseudoWeather);
        }
        if field.weather.is_some() {
            look(field.weather.into(), StateRef::Weather, Ending::Weather);
        }
        if field.terrain.is_some() {
            look(field.terrain.into(), StateRef::Terrain, Ending::Terrain);
        }
        // The format comes last.
        if self.setup.listening_format.is_some() {
            look(self.setup.listening_format.into(), StateRef::Scratch(0), Ending::None);
        }
    }

    #[inline(always)]
    fn keep(
        &self,
        listener: Option<Listener>,
        effect: EffectId,
        state: StateRef,
        holder: Holder,
        event: Event,
        ending: Ending,
        timed: bool,
        found: &mut FoundList,
    ) {
        let counts_down = timed && self.effect_state(state).duration > 0;
        let silent = listener.is_none_or(|l| matches!(l.handler, Handler::Timer));
        if (silent && !counts_down) || found.is_full() {
            return;
        }
        let place = listener.unwrap_or(const { Listener::new(Event::Residual, Handler::Timer) });
        found.push(self.found(place, Effect::of(effect), state, holder, event, ending));
    }

    fn found(
        &self,
        listener: Listener,
        effect: Effect,
        state: StateRef,
        holder: Holder,
        event: Event,
        ending: Ending,
    ) -> Found {
        let own = self.effect_state(state);
        let mut speed = 0.0;
        if let Holder::Mon(mon) = holder {
            speed = self.holder_speed(mon, &listener, effect, event);
        }
        let entry = matches!(event, Event::SwitchIn | Event::RedirectTarget | Event::BeforeSwitchIn);
        Found {
            listener: Some(listener),
            effect,
            state,
            serial: own.serial,
            holder,
            ending,
            index: 0,
            target: None,
            order: if listener.order == 0 { u32::MAX } else { listener.order as u32 },
            priority: listener.priority as i32,
            speed,
            sub_order: if listener.sub_order == 0 { self.sub_order(effect.id, own) } else { listener.sub_order },
            effect_order: if entry { own.order } else { 0 },
        }
    }

    fn holder_speed(&self, mon: Mon, listener: &Listener, effect: Effect, event: Event) -> f64 {
        let pokemon = self.mon(mon);
        let mut speed = pokemon.speed as f64;
        if event == Event::TryHitSide && listener.scope == Scope::Ally && effect.is(abilities::MAGIC_BOUNCE) {
            speed = pokemon.stats[4] as f64;
        }
        if matches!(event, Event::SwitchIn | Event::BeforeSwitchIn) {
            let value = self.field_position_value(mon);
            let count = self.setup.active_per_half as usize * 2;
            let at = self.state.speed_order[..count].iter().position(|&v| v == value);
            // SHOWDOWN: a Pokémon that is not in the list counts as being before its first.
            speed -= at.map_or(-1.0, |at| at as f64) / count as f64;
        }
        speed
    }

    /// The place of an effect among equals, by what it is and what it is attached to.
    fn sub_order(&self, effect: EffectId, state: &EffectState) -> u8 {
        let entry = self.rules.entry(effect);
        match state.holder {
            Some(Holder::Side(_)) if entry.attaches && state.slot_condition => 3,
            Some(Holder::Side(_)) if entry.attaches => 4,
            Some(Holder::Field) if entry.attaches => 5,
            _ => entry.sub_order,
        }
    }

    fn sort_first_answer(&self, found: &mut FoundList) {
        let ability_order = |f: &Found| match f.holder {
            Holder::Mon(mon) => Some(self.mon(mon).ability_state.order),
            _ => None,
        };
        insertion_sort(found, |a, b| {
            b.priority.cmp(&a.priority).then(b.speed.total_cmp(&a.speed)).then_with(|| {
                match (ability_order(a), ability_order(b)) {
                    (Some(a), Some(b)) => a.cmp(&b),
                    _ => Ordering::Equal,
                }
            })
        });
    }

    // --- suppression ----------------------------------------------------------------------------------------------

    /// Whether a status isn't its holder's any more.
    fn is_stale_status(&self, effect: Effect, mon: Mon) -> bool {
        self.rules.entry(effect.id).is_status && EffectId::from(self.mon(mon).status) != effect.id
    }

    /// Why a listener isn't to be asked, if it isn't.
    fn suppression(&self, event: Event, handler: &Found) -> Option<Suppression> {
        let (effect, holder) = (handler.effect, handler.holder);
        let entry = self.rules.entry(effect.id);
        if let Holder::Mon(mon) = holder {
            if self.is_stale_status(effect, mon) {
                return Some(Suppression::StatusIsGone);
            }
            if entry.is_breakable && self.suppressing_ability(Some(mon)) {
                return Some(Suppression::AbilityIsBroken);
            }
            let item_exempt = matches!(event, Event::Start | Event::SwitchIn | Event::TakeItem);
            if effect.is_item() && !item_exempt && self.ignoring_item(mon) {
                return Some(Suppression::ItemIsIgnored);
            }
            if effect.is_ability() && event != Event::End && self.ignoring_ability(mon) {
                return Some(Suppression::AbilityIsIgnored);
            }
        }
        ((event == Event::Weather || entry.is_weather)
            && !matches!(event, Event::Residual | Event::End)
            && self.suppressing_weather())
        .then_some(Suppression::WeatherIsSuppressed)
    }

    fn is_single_suppressed(&self, event: Event, effect: Effect, target: Holder) -> bool {
        let entry = self.rules.entry(effect.id);
        if let Holder::Mon(mon) = target {
            if self.is_stale_status(effect, mon)
                || (event == Event::SwitchIn && entry.is_breakable && self.suppressing_ability(Some(mon)))
            {
                return true;
            }
            let item_exempt = matches!(event, Event::Start | Event::TakeItem | Event::SetAbility);
            if effect.is_item() && !item_exempt && self.ignoring_item(mon) {
                return true;
            }
            if effect.is_ability() && event != Event::End && self.ignoring_ability(mon) {
                return true;
            }
        }
        entry.is_weather
            && !matches!(event, Event::FieldStart | Event::FieldResidual | Event::FieldEnd)
            && self.suppressing_weather()
    }

    fn too_deep(&mut self) -> bool {
        if self.frame.depth as usize >= MAX_DEPTH {
            self.fault.get_or_insert("events are nested too deep");
            return true;
        }
        false
    }

    // --- calling --------------------------------------------------------------------------------------------------

    /// Lets one found listener answer.
    fn answer(&mut self, handler: &Found, value: &mut Value, event: Event, _: Subject) -> Value {
        let Some(listener) = &handler.listener else { return Value::Undefined };
        if let Handler::Constant(answer) = listener.handler {
            self.note_call(listener);
            self.trace_answer(handler, *value, answer, self.frame.modifier);
            return answer;
        }
        let (acting, state) = (self.frame.acting, self.frame.state);
        self.frame.acting = handler.effect;
        self.frame.state = if matches!(handler.state, StateRef::Scratch(_)) || !self.same_state(handler) {
            self.scratch[self.frame.depth as usize] = EffectState::EMPTY;
            StateRef::Scratch(self.frame.depth)
        } else {
            handler.state
        };
        self.own_mut().holder = Some(handler.holder);
        let before = (*value, self.frame.modifier);
        let answer = self.call(listener, value, event, Subject::User);
        self.trace_answer(handler, before.0, answer, before.1);
        self.frame.acting = acting;
        self.frame.state = state;
        answer
    }

    /// Calls a listener with the arguments its shape asks for. `run` says how a move event is addressed.
    fn call(&mut self, listener: &Listener, value: &mut Value, event: Event, run: Subject) -> Value {
        self.note_call(listener);
        self.asked = self.asked.wrapping_add(1);
        let frame = &self.frame;
        let (target, source, effect, kind) = (frame.target, frame.source, frame.effect, frame.kind);
        let relay = *value;
        let occasion = Occasion { target: target.mon(), source, effect };
        let subject = if run == Subject::User { event.run_subject() } else { event.single_subject() };
        let (on, by) = (target.mon(), source.unwrap_or(Mon::NONE));
        let hit = match subject {
            Subject::User => Hit { user: on, target: by, mv: effect.mv },
            Subject::Target => Hit { user: by, target: on, mv: effect.mv },
        };
        let effect_id = |value: Value| match value {
            Value::Effect(id) => id,
            _ => EffectId::NONE,
        };
        match listener.handler {
            Handler::Plain(f) => f(self, occasion).into(),
            Handler::Number(f) => f(self, occasion, relay.as_int()).into(),
            Handler::Hit(f) => f(self, hit).into(),
            Handler::HitNumber(f) => f(self, hit, relay.as_int()).into(),
            Handler::HitFraction(f) => f(self, hit, relay.number().unwrap_or(0.0)).into(),
            Handler::HitAnswer(f) => f(self, hit).into(),
            Handler::Odds(f) => f(self, hit, relay.number()).into(),
            Handler::Secondaries(f) => {
                let mut list = std::mem::take(&mut self.secondaries);
                let answer = f(self, hit, &mut list);
                self.secondaries = list;
                answer.into()
            }
            Handler::Redirect(f) => {
                let target = if let Value::Mon(mon) = relay { mon } else { hit.target };
                f(self, Hit { target, ..hit }).into()
            }
            Handler::MoveAnswer(f) => f(self, hit).into(),
            Handler::Boosts(f) => {
                let Value::Boosts(mut boosts) = relay else { return Value::Undefined };
                let answer = f(self, occasion, &mut boosts);
                *value = Value::Boosts(boosts);
                answer.into()
            }
            Handler::Condition(f) => f(self, occasion, effect_id(relay).as_condition().unwrap_or_default()).into(),
            Handler::Item(f) => f(self, occasion, effect_id(relay).as_item().unwrap_or_default()).into(),
            Handler::Ability(f) => f(self, occasion, effect_id(relay).as_ability().unwrap_or_default()).into(),
            Handler::Types(f) => {
                let Value::Types(types) = relay else { return Value::Undefined };
                f(self, on, types).into()
            }
            Handler::Type(f) => f(self, on, kind).into(),
            Handler::Effectiveness(f) => {
                let user = self.state.active_pokemon.unwrap_or(Mon::NONE);
                f(self, Hit { user, target: on, mv: effect.mv }, kind, relay.as_int()).into()
            }
            Handler::Forme(f) => {
                let mut forme = self.forming;
                let answer = f(self, occasion, &mut forme);
                self.forming = forme;
                answer.into()
            }
            Handler::Side(f) => {
                let side = match target {
                    Holder::Side(side) => side,
                    Holder::Mon(mon) => self.mon(mon).side,
                    _ => SideId(0),
                };
                f(self, SideOccasion { side, source, effect }).into()
            }
            Handler::Field(f) => f(self, FieldOccasion { source, effect }).into(),
            Handler::Turns(f) => Value::int(f(self, occasion) as i32),
            Handler::Constant(answer) => answer,
            Handler::Timer => Value::Undefined,
        }
    }
}

impl From<Mon> for Holder {
    fn from(mon: Mon) -> Holder {
        Holder::Mon(mon)
    }
}
impl From<SideId> for Holder {
    fn from(side: SideId) -> Holder {
        Holder::Side(side)
    }
}

/// A move answered by a listener, if one was.
pub(crate) fn answered_move(value: Value) -> Option<MoveId> {
    match value {
        Value::Move(id) => Some(id),
        _ => None,
    }
}

/// A number answered, as a reply.
impl From<Value> for Reply<i32> {
    fn from(value: Value) -> Reply<i32> {
        match value {
            Value::Number(n) => Reply::Set(n as i32),
            Value::Null => Reply::Silent,
            Value::False => Reply::Fail,
            Value::NotFail => Reply::NotFail,
            _ => Reply::Pass,
        }
    }
}
