//! Running an event on one effect only, and asking one for what it has code for.

use super::arithmetic::WHOLE;
use super::calling::Told;
use super::listener::{Listener, Scope};
use super::suppression::Way;
use super::vocabulary::Event;
use crate::answer::{Hit, Occasion, Value};
use crate::battle::{Battle, Frame, MAX_DEPTH};
use crate::ids::{Effect, EffectId, Holder, Mon, Mv};
use crate::state::{EffectState, StateRef};

impl Event {
    /// Whether a move in flight may run another's code at this event in the place of its own.
    pub const fn can_be_lent(self) -> bool {
        matches!(self, Event::Try | Event::PrepareHit | Event::BasePowerCallback | Event::BasePower)
    }
}

impl Battle {
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
        let Some(&Listener { number, .. }) = self.rules.listener(effect.id, event, Scope::Own) else { return relay };
        self.single_listener(event, number, effect, state, target, source, source_effect, relay)
    }

    /// As [`Battle::single`], for any of the rulebook's listeners, by its number.
    pub(crate) fn single_listener(
        &mut self,
        event: Event,
        listener: u16,
        effect: Effect,
        state: Option<StateRef>,
        target: Holder,
        source: Option<Mon>,
        source_effect: Effect,
        relay: Value,
    ) -> Value {
        if self.too_deep() || self.suppression(Way::One, event, effect, target).is_some() {
            return relay;
        }
        let outer = self.frame;
        let depth = outer.depth + 1;
        let state = state.unwrap_or_else(|| {
            self.scratch[depth as usize] = EffectState::EMPTY;
            StateRef::Scratch(depth)
        });
        self.frame =
            Frame { target, source, effect: source_effect, modifier: WHOLE, acting: effect, state, depth, ..outer };
        let mut value = relay;
        let answer = self.call(listener, &mut value, event.single_subject());
        self.trace_single(event, effect.id, target, relay, answer, depth);
        self.frame = outer;
        if answer == Value::Undefined { value } else { answer }
    }

    /// Runs an event on a move in flight only, with the code that counts for it.
    #[inline(always)]
    pub(crate) fn ask_own_code(&mut self, event: Event, mv: Mv, target: Mon, source: Mon) -> Value {
        let (effect, code) = (self.move_effect(mv), self.own_code(mv, event));
        if !self.rules.hears_own(code, event) {
            return Value::True;
        }
        let Some(&Listener { number, .. }) = self.rules.listener(code, event, Scope::Own) else { return Value::True };
        self.single_listener(event, number, effect, None, target.into(), Some(source), effect, Value::True)
    }

    /// Asks a move for something outside the event system: its power, its damage.
    pub(crate) fn ask_move(&mut self, event: Event, mv: Mv, hit: Hit, relay: Value) -> Option<Value> {
        self.ask_code(EffectId::of_move(self.mv(mv).id), event, hit, relay)
    }

    /// Runs the code that something has for an event, as a part of what is running now.
    pub fn ask_code(&mut self, id: EffectId, event: Event, hit: Hit, relay: Value) -> Option<Value> {
        let listener = self.rules.listener(id, event, Scope::Own)?.number;
        let told = Told::of_hit(hit, self.move_effect(hit.mv), event.single_subject());
        Some(self.call_aside(listener, event, id, told, relay))
    }

    /// Asks an effect about a Pokémon, as a part of what is running now. Nothing if it has no say.
    pub(crate) fn ask_about(
        &mut self,
        effect: impl Into<EffectId>,
        event: Event,
        target: Mon,
        source: Option<Mon>,
    ) -> Option<Value> {
        let effect = effect.into();
        let listener = self.rules.listener(effect, event, Scope::Own)?.number;
        let occasion = Occasion { target, source, effect: Effect::NONE };
        Some(self.call_aside(listener, event, effect, Told::of(occasion), Value::True))
    }

    /// Asks the ability of a move's user, if it counts now, as a part of what is running now.
    pub(crate) fn ask_ability(&mut self, event: Event, hit: Hit, relay: Value) -> Option<Value> {
        let ability = self.mon(hit.user).ability.into();
        let counts = self.rules.hears_own(ability, event) && !self.ignoring_ability(hit.user);
        if counts { self.ask_code(ability, event, hit, relay) } else { None }
    }

    /// Asks the item of a move's user, if it counts now, as a part of what is running now.
    pub(crate) fn ask_item(&mut self, event: Event, hit: Hit, relay: Value) -> Option<Value> {
        let item = self.mon(hit.user).item.into();
        let counts = self.rules.hears_own(item, event) && !self.ignoring_item(hit.user);
        if counts { self.ask_code(item, event, hit, relay) } else { None }
    }

    /// How many turns a condition lasts, if its numbers or its author say so.
    pub(crate) fn turns_of(&mut self, condition: EffectId, occasion: Occasion) -> u8 {
        let given = condition.as_condition().and_then(|id| self.dex().condition(id).duration).unwrap_or(0);
        let event = Event::DurationCallback;
        let Some(&Listener { number, .. }) = self.rules.listener(condition, event, Scope::Own) else { return given };
        self.call_aside(number, event, condition, Told::of(occasion), Value::int(given as i32)).as_int() as u8
    }

    /// Whether no further event can be run inside those under way, which is a fault.
    pub(super) fn too_deep(&mut self) -> bool {
        if self.frame.depth as usize >= MAX_DEPTH {
            self.fault.get_or_insert("events are nested too deep");
            return true;
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answer::Reply;
    use crate::event::on;
    use crate::testing::{lead, singles};
    use crate::trace::Step;
    use tallgrass_pokedex::{conditions, moves};

    #[test]
    fn code_is_asked_as_a_part_of_what_runs_and_told_of_in_traces() {
        let power = on::base_power_callback(|cx, hit, power| {
            assert!(cx.acting().is(conditions::CONFUSION), "what runs is still acting");
            assert_eq!(cx.mv(hit.mv).id, moves::TACKLE);
            Reply::Set(power + cx.mon(hit.user).position as i32 + 1)
        });
        let turns = on::duration_callback(|_, o| o.target.0 + 5);
        let rules = [(moves::TACKLE.into(), &[power][..]), (conditions::CONFUSION.into(), &[turns][..])];
        let mut battle = singles(&rules, ["Mew", "Mew"]);
        let (user, target) = (lead(&battle, 0), lead(&battle, 1));
        let mv = battle.new_move(moves::TACKLE);
        battle.frame.acting = conditions::CONFUSION.into();
        battle.set_tracing(true);
        battle.count_calls(true);
        let hit = Hit { user, target, mv };
        assert_eq!(battle.ask_move(Event::BasePowerCallback, mv, hit, Value::int(40)), Some(Value::int(41)));
        assert_eq!(battle.ask_move(Event::DamageCallback, mv, hit, Value::True), None);
        let occasion = Occasion { target, source: None, effect: Effect::NONE };
        assert_eq!(battle.turns_of(conditions::CONFUSION.into(), occasion), 6);
        assert_eq!(battle.turns_of(conditions::TAILWIND.into(), occasion), 4, "as its numbers say");
        let trace = battle.set_tracing(false).expect("it was kept");
        let told = trace.entries.iter().map(|entry| match entry.step {
            Step::Single { event, effect, target, answer, .. } => (event, effect, target, answer),
            ref other => panic!("{other:?}"),
        });
        let told: Vec<_> = told.collect();
        assert_eq!(
            told,
            [
                (Event::BasePowerCallback, moves::TACKLE.into(), Holder::Mon(user), Value::int(41)),
                (Event::DurationCallback, conditions::CONFUSION.into(), Holder::Mon(target), Value::int(6)),
            ]
        );
        assert_eq!(battle.count_calls(false).expect("they were counted").counts, [1, 1]);
    }
}
