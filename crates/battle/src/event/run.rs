//! Running an event over all who listen.

use super::arithmetic::WHOLE;
use super::gathering::{Ending, FoundList};
use super::listener::Scope;
use super::suppression::Way;
use super::vocabulary::Event;
use crate::answer::Value;
use crate::battle::{Battle, Frame};
use crate::ids::{Effect, EffectId, Holder, Mon};
use crate::state::{MAX_PLACES, StateRef};
use arrayvec::ArrayVec;
use tallgrass_pokedex::Generation::Gen7;
use tallgrass_pokedex::Type;

/// In which manner those who listen are asked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Manner {
    /// One after the other, until one fails it.
    Usual,
    /// As usual, and before all others what has this code, as the causing effect.
    OnCode(EffectId),
    /// The first answer counts.
    FirstAnswer,
}

impl Battle {
    // These are inlined wherever an event is run: unless somebody listens, they are all there is to it.

    /// Runs an event without a value. A yes if nobody objects.
    #[inline(always)]
    pub fn run(&mut self, event: Event, target: impl Into<Holder>, source: Option<Mon>, effect: Effect) -> Value {
        let target = target.into();
        if !self.is_heard(event, target, source) {
            return Value::True;
        }
        self.dispatch(event, target, source, effect, None, Manner::Usual)
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
        self.dispatch(event, target, source, effect, Some(relay), Manner::Usual)
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
        self.run_on_code(event, target, source, effect, effect.id, relay)
    }

    /// As [`Battle::run_on_effect`], with another's code in the place of the effect's own.
    #[inline(always)]
    pub(crate) fn run_on_code(
        &mut self,
        event: Event,
        target: Mon,
        source: Option<Mon>,
        effect: Effect,
        code: EffectId,
        relay: Value,
    ) -> Value {
        if !self.is_heard(event, Holder::Mon(target), source) && !self.rules.hears_own(code, event) {
            return self.unheard(relay);
        }
        self.dispatch(event, Holder::Mon(target), source, effect, Some(relay), Manner::OnCode(code))
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
        self.dispatch(event, Holder::Mon(target), source, effect, relay, Manner::FirstAnswer)
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
        let answer = self.dispatch(event, Holder::Mon(target), None, effect, relay, Manner::Usual);
        self.frame.kind = outer;
        answer
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
        if let Manner::OnCode(code) = manner
            && let Some(listener) = self.rules.listener(code, event, Scope::Own)
        {
            let mut own = self.placed(listener, effect, StateRef::Scratch(0), target, event, Ending::None);
            own.sub_order = listener.sub_order;
            found.insert(0, own);
        }
        if found.len() > 1 {
            self.ordered = self.ordered.wrapping_add(1);
        }
        self.put_in_order(event, manner, &mut found);
        if self.too_deep() {
            return relay.unwrap_or(Value::True);
        }
        let outer = self.frame;
        self.frame = Frame { target, source, effect, modifier: WHOLE, depth: outer.depth + 1, ..outer };
        self.trace_event(event, target, source, effect, relay, &found);
        let mut value = relay.unwrap_or(Value::True);
        for listener in &found {
            if let Some(why) = self.suppression(Way::All, event, listener.effect, listener.holder) {
                self.trace_suppressed(listener, why);
                continue;
            }
            let answer = self.answer(listener, &mut value, event);
            if answer != Value::Undefined {
                value = answer;
                if !value.truthy() || manner == Manner::FirstAnswer {
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
    ) -> ArrayVec<Value, MAX_PLACES> {
        let mut values: ArrayVec<Value, MAX_PLACES> = match relays {
            Some(numbers) => numbers.iter().take(MAX_PLACES).map(|&n| Value::int(n)).collect(),
            None => targets.iter().take(MAX_PLACES).map(|_| Value::True).collect(),
        };
        let heard = targets.iter().any(|&target| self.is_heard(event, Holder::Mon(target), Some(source)));
        if !heard || self.too_deep() {
            return values;
        }
        let mut found = FoundList::new();
        for (i, &target) in targets.iter().enumerate() {
            let first = found.len();
            self.find(event, Holder::Mon(target), Some(source), &mut found);
            for listener in &mut found[first..] {
                listener.index = i as u8;
                listener.target = Some(target);
            }
        }
        self.put_in_order(event, Manner::Usual, &mut found);
        let outer = self.frame;
        let first = targets.first().map_or(Holder::Battle, |&mon| Holder::Mon(mon));
        self.frame =
            Frame { target: first, source: Some(source), effect, modifier: WHOLE, depth: outer.depth + 1, ..outer };
        self.trace_event(event, first, Some(source), effect, None, &found);
        for listener in &found {
            let at = listener.index as usize;
            let current = values[at];
            if !current.truthy() && !(event == Event::DamagingHit && current == Value::int(0)) {
                continue;
            }
            if let Some(target) = listener.target {
                self.frame.target = Holder::Mon(target);
            }
            if let Some(why) = self.suppression(Way::All, event, listener.effect, listener.holder) {
                self.trace_suppressed(listener, why);
                continue;
            }
            let mut relay = current;
            let answer = self.answer(listener, &mut relay, event);
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
            self.trace_result(event, values.first().copied().unwrap_or(Value::True), WHOLE);
        }
        values
    }

    /// Whether an event on every active Pokémon comes to nothing: nobody hears it, and nothing is drawn for who comes first.
    fn passes_unheard(&mut self, event: Event) -> bool {
        self.listen();
        if self.hearing.anyone_hears(event) {
            return false;
        }
        // The usual case. Others need the order, in which ties are drawn.
        let [one, other, ..] = &self.state.sides;
        let (&[a], &[b]) = (one.active(), other.active()) else { return false };
        self.state.side_count == 2 && !a.is_none() && !b.is_none() && self.mon(a).speed != self.mon(b).speed
    }

    /// Runs an event on every active Pokémon, fastest first.
    pub fn each(&mut self, event: Event, effect: Option<Effect>) {
        if !self.passes_unheard(event) {
            let mut actives = self.actives();
            let effect = effect.unwrap_or(self.frame.acting);
            if actives.len() > 1 {
                self.sort_by_speed(&mut actives);
            }
            for mon in actives {
                self.run(event, mon, None, effect);
            }
        }
        if event == Event::Weather && self.since(Gen7) {
            self.each(Event::Update, None);
        }
    }
}
