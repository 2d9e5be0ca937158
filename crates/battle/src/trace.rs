//! Who listened to what, in which order, and what came of it. Costs nothing when off.

use crate::answer::Value;
use crate::battle::Battle;
use crate::event::Event;
use crate::event::run::{Found, FoundList};
use crate::ids::{Effect, EffectId, Holder, Mon};

/// A listener as it was found: its effect, holder and place in the order.
#[derive(Clone, Debug, PartialEq)]
pub struct Heard {
    /// The effect.
    pub effect: EffectId,
    /// Who holds it.
    pub holder: Holder,
    /// Its order; `u32::MAX` is unset.
    pub order: u32,
    /// Its priority.
    pub priority: i32,
    /// The speed of its holder.
    pub speed: f64,
    /// Its sub-order.
    pub sub_order: u8,
    /// When the effect came, where that counts.
    pub effect_order: u16,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// An event begins; the listeners are in the order they will be asked in.
    Event {
        /// Which.
        event: Event,
        /// To what.
        target: Holder,
        /// Because of whom.
        source: Option<Mon>,
        /// Because of what.
        effect: EffectId,
        /// The value it carries.
        relay: Option<Value>,
        /// Who listens.
        heard: Vec<Heard>,
        /// How many events it is inside of.
        depth: u8,
    },
    /// A listener was asked.
    Answer {
        /// Whose.
        effect: EffectId,
        /// Who holds it.
        holder: Holder,
        /// The value before.
        relay: Value,
        /// What it answered.
        answer: Value,
        /// The chained modifier before, in 4096ths.
        before: i32,
        /// The chained modifier after, in 4096ths.
        after: i32,
        /// How many events it is inside of.
        depth: u8,
    },
    /// An event on one effect only.
    Single {
        /// Which event.
        event: Event,
        /// Which effect.
        effect: EffectId,
        /// The value it carried.
        relay: Value,
        /// What was answered.
        answer: Value,
        /// How many events it is inside of.
        depth: u8,
    },
    /// An event is over.
    Result {
        /// Which.
        event: Event,
        /// What came of it.
        value: Value,
        /// What was chained, in 4096ths.
        modifier: i32,
        /// How many events it is inside of.
        depth: u8,
    },
}

/// What happened, step by step.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    /// The steps, each with the turn it happened in.
    pub steps: Vec<(u16, Step)>,
}

impl Battle {
    /// Starts or stops keeping a trace; stopping gives it away.
    pub fn set_tracing(&mut self, on: bool) -> Option<Box<Trace>> {
        let old = self.trace.take();
        if on {
            self.trace = Some(Box::default());
        }
        old
    }

    #[cold]
    fn trace_step(&mut self, step: Step) {
        let turn = self.state.turn;
        if let Some(trace) = &mut self.trace {
            trace.steps.push((turn, step));
        }
    }

    #[inline(always)]
    pub(crate) fn trace_event(
        &mut self,
        event: Event,
        target: Holder,
        source: Option<Mon>,
        effect: Effect,
        relay: Option<Value>,
        found: &FoundList,
    ) {
        if self.trace.is_none() || found.is_empty() {
            return;
        }
        let heard = found
            .iter()
            .map(|f| Heard {
                effect: f.effect.id,
                holder: f.holder,
                order: f.order,
                priority: f.priority,
                speed: f.speed,
                sub_order: f.sub_order,
                effect_order: f.effect_order,
            })
            .collect();
        let depth = self.frame.depth;
        self.trace_step(Step::Event { event, target, source, effect: effect.id, relay, heard, depth });
    }

    #[inline(always)]
    pub(crate) fn trace_answer(&mut self, handler: &Found, relay: Value, answer: Value, before: i32) {
        if self.trace.is_some() {
            let (after, depth) = (self.frame.modifier, self.frame.depth);
            let (effect, holder) = (handler.effect.id, handler.holder);
            self.trace_step(Step::Answer { effect, holder, relay, answer, before, after, depth });
        }
    }

    #[inline(always)]
    pub(crate) fn trace_single(&mut self, event: Event, effect: Effect, relay: Value, answer: Value) {
        if self.trace.is_some() {
            let depth = self.frame.depth;
            self.trace_step(Step::Single { event, effect: effect.id, relay, answer, depth });
        }
    }

    #[inline(always)]
    pub(crate) fn trace_result(&mut self, event: Event, value: Value, modifier: i32) {
        if self.trace.is_some() {
            let depth = self.frame.depth;
            self.trace_step(Step::Result { event, value, modifier, depth });
        }
    }
}
