//! Asking one listener: what it is told by its shape, and what is noted of its answer.

use super::gathering::Found;
use super::listener::Handler;
use super::vocabulary::{Event, Subject};
use crate::answer::{FieldOccasion, Hit, Occasion, SideOccasion, Value};
use crate::battle::Battle;
use crate::ids::{Effect, EffectId, Holder, Mon, SideId};
use crate::state::{EffectState, StateRef};
use tallgrass_pokedex::Type;

/// What there is to tell of an event. Each shape of listener is told its part of it.
#[derive(Clone, Copy)]
pub(super) struct Told {
    /// To what it happens.
    pub target: Holder,
    /// Because of whom.
    pub source: Option<Mon>,
    /// Because of what.
    pub effect: Effect,
    /// The move that meets a target, if it is about one.
    pub hit: Hit,
    /// The type that it is about.
    pub kind: Type,
}

impl Told {
    /// What there is to tell of something that happens to a Pokémon.
    pub(super) const fn of(occasion: Occasion) -> Told {
        let Occasion { target, source, effect } = occasion;
        let hit = Hit { user: Mon::NONE, target, mv: effect.mv };
        Told { target: Holder::Mon(target), source, effect, hit, kind: Type::Unknown }
    }

    /// What there is to tell of a move that meets a target.
    pub(super) fn of_hit(hit: Hit, effect: Effect, subject: Subject) -> Told {
        let (on, by) = match subject {
            Subject::User => (hit.user, hit.target),
            Subject::Target => (hit.target, hit.user),
        };
        Told { target: Holder::Mon(on), source: by.some(), effect, hit, kind: Type::Unknown }
    }
}

impl Battle {
    /// Lets one listener answer that was found for the event under way.
    pub(super) fn answer(&mut self, found: &Found, value: &mut Value, event: Event) -> Value {
        let Some(listener) = found.listener else { return Value::Undefined };
        if let Handler::Constant(answer) = self.rules.numbered(listener).handler {
            self.note_call(listener);
            self.trace_answer(found, *value, answer, self.frame.modifier);
            return answer;
        }
        let (acting, state) = (self.frame.acting, self.frame.state);
        self.frame.acting = found.effect;
        self.frame.state = if matches!(found.state, StateRef::Scratch(_)) || !self.same_state(found) {
            self.scratch[self.frame.depth as usize] = EffectState::EMPTY;
            StateRef::Scratch(self.frame.depth)
        } else {
            found.state
        };
        self.own_mut().holder = Some(found.holder);
        let before = (*value, self.frame.modifier);
        let answer = self.call(listener, value, event.run_subject());
        self.trace_answer(found, before.0, answer, before.1);
        self.frame.acting = acting;
        self.frame.state = state;
        answer
    }

    /// Calls a listener, by its number, to the event under way. `subject` says to whom of a move that happens.
    #[inline(never)]
    pub(super) fn call(&mut self, listener: u16, value: &mut Value, subject: Subject) -> Value {
        let frame = &self.frame;
        let (on, by) = (frame.target.mon(), frame.source.unwrap_or(Mon::NONE));
        let hit = match subject {
            Subject::User => Hit { user: on, target: by, mv: frame.effect.mv },
            Subject::Target => Hit { user: by, target: on, mv: frame.effect.mv },
        };
        let told = Told { target: frame.target, source: frame.source, effect: frame.effect, hit, kind: frame.kind };
        self.tell(listener, value, told)
    }

    /// Calls a listener for something that is asked as a part of the event under way.
    #[inline(never)]
    pub(super) fn call_aside(
        &mut self,
        listener: u16,
        event: Event,
        effect: EffectId,
        told: Told,
        relay: Value,
    ) -> Value {
        let mut value = relay;
        let answer = self.tell(listener, &mut value, told);
        self.trace_single(event, effect, told.target, relay, answer, self.frame.depth + 1);
        answer
    }

    /// Calls a listener with what its shape asks for.
    #[inline(always)]
    fn tell(&mut self, listener: u16, value: &mut Value, told: Told) -> Value {
        self.note_call(listener);
        self.asked = self.asked.wrapping_add(1);
        let Told { target, source, effect, hit, kind } = told;
        let relay = *value;
        let occasion = Occasion { target: target.mon(), source, effect };
        let named = |value: Value| match value {
            Value::Effect(id) => id,
            _ => EffectId::NONE,
        };
        match self.rules.numbered(listener).handler {
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
            Handler::Condition(f) => f(self, occasion, named(relay).as_condition().unwrap_or_default()).into(),
            Handler::Item(f) => f(self, occasion, named(relay).as_item().unwrap_or_default()).into(),
            Handler::Ability(f) => f(self, occasion, named(relay).as_ability().unwrap_or_default()).into(),
            Handler::Types(f) => {
                let Value::Types(types) = relay else { return Value::Undefined };
                f(self, target.mon(), types).into()
            }
            Handler::Type(f) => f(self, target.mon(), kind).into(),
            Handler::Effectiveness(f) => {
                let user = self.state.active_pokemon.unwrap_or(Mon::NONE);
                f(self, Hit { user, target: target.mon(), mv: effect.mv }, kind, relay.as_int()).into()
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
