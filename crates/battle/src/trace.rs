//! Who listened to what, in which order, and what came of it. Costs nothing when off.

use crate::answer::Value;
use crate::battle::Battle;
use crate::event::Event;
use crate::event::gathering::{Found, FoundList};
use crate::ids::{Effect, EffectId, EffectKind, Holder, Mon};
use crate::random::Draw;
use tallgrass_pokedex::Boost;

pub use crate::event::Suppression;

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
    /// A listener is not asked.
    Suppressed {
        /// Whose.
        effect: EffectId,
        /// Who holds it.
        holder: Holder,
        /// Why.
        why: Suppression,
        /// How many events it is inside of.
        depth: u8,
    },
    /// A random number was drawn.
    Draw {
        /// What for, out of how many, and what came.
        draw: Draw,
        /// How many events it is inside of.
        depth: u8,
    },
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
        /// To what it happens.
        target: Holder,
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

/// A step and when it happened.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The turn; 0 before the first.
    pub turn: u16,
    /// How many lines the log had by then.
    pub line: u32,
    /// What happened.
    pub step: Step,
}

/// What happened, step by step.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    /// The steps, in order.
    pub entries: Vec<Entry>,
}

impl Battle {
    /// Starts or stops keeping a trace; gives away the one kept till now. A tape is needed to see what is drawn.
    pub fn set_tracing(&mut self, on: bool) -> Option<Box<Trace>> {
        let old = self.trace.take();
        if on {
            self.trace = Some(Box::default());
            self.tape.get_or_insert_default();
        }
        old
    }

    #[cold]
    fn trace_step(&mut self, step: Step) {
        let turn = self.state.turn;
        let line = self.log.as_ref().map_or(0, |log| log.len() as u32);
        if let Some(trace) = &mut self.trace {
            trace.entries.push(Entry { turn, line, step });
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
    pub(crate) fn trace_suppressed(&mut self, handler: &Found, why: Suppression) {
        if self.trace.is_some() {
            let (effect, holder, depth) = (handler.effect.id, handler.holder, self.frame.depth);
            self.trace_step(Step::Suppressed { effect, holder, why, depth });
        }
    }

    pub(crate) fn trace_draw(&mut self, draw: Draw) {
        if self.trace.is_some() {
            let depth = self.frame.depth;
            self.trace_step(Step::Draw { draw, depth });
        }
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
    pub(crate) fn trace_single(
        &mut self,
        event: Event,
        effect: EffectId,
        target: Holder,
        relay: Value,
        answer: Value,
        depth: u8,
    ) {
        if self.trace.is_some() {
            self.trace_step(Step::Single { event, effect, target, relay, answer, depth });
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

impl Battle {
    /// A Pokémon as requests name it: `p1: Garchomp`.
    pub fn ident(&self, mon: Mon) -> String {
        match self.setup.mons.get(mon.index()) {
            Some(set) => format!("{}: {}", self.mon(mon).side.name(), set.name),
            None => "nobody".to_owned(),
        }
    }

    /// Whatever holds an effect, in words: `p1: Garchomp`, `p2`, `the field`.
    pub fn holder_name(&self, holder: Holder) -> String {
        match holder {
            Holder::Battle => "the battle".to_owned(),
            Holder::Field => "the field".to_owned(),
            Holder::Side(side) => side.name().to_owned(),
            Holder::Mon(mon) => self.ident(mon),
        }
    }

    /// An effect with its kind in front: `ability Technician`.
    pub fn effect_text(&self, id: EffectId) -> String {
        let kind = match id.kind() {
            EffectKind::None => return "nothing".to_owned(),
            EffectKind::Move => "move",
            EffectKind::Ability => "ability",
            EffectKind::Item => "item",
            EffectKind::Condition => "condition",
            EffectKind::Species => "species",
            EffectKind::Lent => "lent by",
        };
        format!("{kind} {}", self.effect_name(id))
    }

    /// A value in words.
    pub fn value_text(&self, value: Value) -> String {
        let dex = self.dex();
        match value {
            Value::Undefined => "no opinion".to_owned(),
            Value::Null => "silent failure".to_owned(),
            Value::False => "failure".to_owned(),
            Value::NotFail => "stop without failure".to_owned(),
            Value::True => "yes".to_owned(),
            Value::Number(n) => n.to_string(),
            Value::Boosts(boosts) => {
                let change = |boost: Boost| boosts.get(boost).map(|n| format!("{} {n:+}", boost.id()));
                let changes: Vec<String> = Boost::ALL.into_iter().filter_map(change).collect();
                if changes.is_empty() { "no stages".to_owned() } else { changes.join(", ") }
            }
            Value::Types(types) => {
                let names: Vec<&str> = types.as_slice().iter().map(|kind| kind.name()).collect();
                names.join("/")
            }
            Value::Type(kind) => kind.name().to_owned(),
            Value::Effect(id) => self.effect_text(id),
            Value::Mon(mon) => self.ident(mon),
            Value::Move(id) => dex.mv(id).name.to_owned(),
            Value::Species(id) => dex.species(id).name.to_owned(),
        }
    }
}
