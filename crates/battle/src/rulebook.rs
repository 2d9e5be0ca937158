//! A generation's rules: its numbers, and of every effect what it listens to.

use crate::behaviour::{Behaviour, RuleHooks};
use crate::event::hearing::Ears;
use crate::event::{Event, EventSet, Handler, Listener, Scope};
use crate::generation::Flow;
use crate::ids::{EffectId, EffectKind};
use tallgrass_pokedex::{
    AbilityFlags, AbilityId, ConditionId, ConditionKind, Dex, FormatId, Generation, ItemId, MoveId, RuleId, SpeciesId,
    abilities,
};

/// What a battle is played by: numbers and effects of one generation.
///
/// Made once, shared by all battles.
pub struct Rulebook {
    /// The generation's numbers.
    pub dex: &'static Dex,
    /// What the generation does differently in the turn itself.
    pub flow: &'static Flow,
    /// Where each kind of effects begins, for any three bits.
    offsets: [u32; 8],
    entries: Box<[Entry]>,
    listeners: Box<[Listener]>,
    /// Whose listeners begin where.
    owners: Box<[(u32, EffectId)]>,
    rules: Box<[RuleHooks]>,
}

/// What is known about an effect before any battle.
#[derive(Clone, Copy)]
pub(crate) struct Entry {
    ears: Ears,
    /// Its place among equals.
    pub sub_order: u8,
    /// Whether its place depends on what it is attached to.
    pub attaches: bool,
    pub is_status: bool,
    pub is_weather: bool,
    /// Whether it is an ability that Mold Breaker breaks.
    pub is_breakable: bool,
    first: u32,
    len: u16,
    written: bool,
    needed: bool,
}

impl Entry {
    const NOTHING: Entry = Entry {
        ears: Ears::DEAF,
        sub_order: 0,
        attaches: false,
        is_status: false,
        is_weather: false,
        is_breakable: false,
        first: 0,
        len: 0,
        written: false,
        needed: false,
    };

    fn of_ability(dex: &Dex, id: AbilityId) -> Entry {
        let sub_order = match id {
            abilities::POISON_TOUCH | abilities::PERISH_BODY => 6,
            abilities::STALL => 9,
            _ => 7,
        };
        let is_breakable = dex.ability(id).flags.contains(AbilityFlags::BREAKABLE);
        Entry { sub_order, is_breakable, ..Entry::NOTHING }
    }

    fn of_condition(dex: &Dex, id: ConditionId) -> Entry {
        let kind = dex.condition(id).kind;
        let sub_order = match kind {
            ConditionKind::Status | ConditionKind::Terrain => 0,
            ConditionKind::Weather | ConditionKind::Rule => 5,
            ConditionKind::Condition => 2,
        };
        Entry {
            sub_order,
            attaches: kind == ConditionKind::Condition,
            is_status: kind == ConditionKind::Status,
            is_weather: kind == ConditionKind::Weather,
            ..Entry::NOTHING
        }
    }
}

impl Rulebook {
    /// The rulebook of a generation, made from effects as their authors wrote them.
    pub fn new<'a>(generation: Generation, behaviours: impl IntoIterator<Item = &'a Behaviour>) -> Rulebook {
        let counts =
            // One for what is no effect at all.
            [1, MoveId::count(), AbilityId::count(), ItemId::count(), ConditionId::count(), SpeciesId::count()];
        let mut offsets = [0; 8];
        let mut total = 0;
        for (offset, count) in offsets.iter_mut().zip(counts) {
            *offset = total;
            total += count as u32;
        }
        let mut book = Rulebook {
            dex: Dex::of(generation),
            flow: Flow::of(generation),
            offsets,
            entries: vec![Entry::NOTHING; total as usize].into(),
            listeners: Box::default(),
            owners: Box::default(),
            rules: Box::default(),
        };
        for id in AbilityId::all() {
            let at = book.at(id.into());
            book.entries[at] = Entry::of_ability(book.dex, id);
        }
        for id in ItemId::all() {
            let at = book.at(id.into());
            book.entries[at].sub_order = 8;
        }
        for id in ConditionId::all() {
            let at = book.at(id.into());
            book.entries[at] = Entry::of_condition(book.dex, id);
        }
        let number = generation.number();
        let (mut listeners, mut owners) = (Vec::new(), Vec::new());
        for behaviour in behaviours {
            let first = listeners.len();
            listeners.extend(behaviour.on.iter().filter(|l| (l.first..=l.last).contains(&number)).copied());
            if matches!(behaviour.effect.kind(), EffectKind::Ability | EffectKind::Item) && number >= 5 {
                enter_with_start(&mut listeners, first);
            }
            let mut ears = Ears::DEAF;
            for listener in &listeners[first..] {
                let set = if listener.scope == Scope::Own { &mut ears.own } else { &mut ears.wide };
                set.insert(listener.event);
            }
            if listeners.len() > first {
                owners.push((first as u32, behaviour.effect));
            }
            let at = book.at(behaviour.effect);
            debug_assert!(at > 0, "a behaviour of nothing");
            book.entries[at] = Entry {
                ears,
                first: first as u32,
                len: (listeners.len() - first) as u16,
                written: true,
                ..book.entries[at]
            };
        }
        book.listeners = listeners.into();
        book.owners = owners.into();
        book
    }

    /// With what rules do outside of events.
    pub fn with_rules(mut self, rules: &[RuleHooks]) -> Rulebook {
        self.rules = rules.into();
        self
    }

    /// With the effects that do something in Showdown: those among them that were not written are refused in teams.
    pub fn with_needed(mut self, needed: impl IntoIterator<Item = EffectId>) -> Rulebook {
        for effect in needed {
            let at = self.at(effect);
            self.entries[at].needed = true;
        }
        self
    }

    /// Whether the effect does something in Showdown.
    pub fn needs_code(&self, effect: EffectId) -> bool {
        self.entry(effect).needed
    }

    /// What a rule does outside of events, if it was written.
    pub fn rule(&self, rule: RuleId) -> Option<&RuleHooks> {
        self.rules.iter().find(|hooks| hooks.rule == rule)
    }

    /// What a format does outside of events by itself, if it was written.
    pub fn format(&self, format: FormatId) -> Option<&RuleHooks> {
        self.rules.iter().find(|hooks| hooks.format == format)
    }

    #[inline(always)]
    fn at(&self, effect: EffectId) -> usize {
        (self.offsets[effect.kind_bits()] + effect.index() as u32) as usize
    }

    #[inline(always)]
    pub(crate) fn entry(&self, effect: EffectId) -> &Entry {
        &self.entries[self.at(effect)]
    }

    /// Which events an effect listens to, from anywhere.
    pub fn heard(&self, effect: EffectId) -> EventSet {
        self.ears(effect).all()
    }

    #[inline(always)]
    pub(crate) fn ears(&self, effect: EffectId) -> &Ears {
        &self.entry(effect).ears
    }

    /// Whether the effect itself may hear an event.
    #[inline(always)]
    pub(crate) fn hears_own(&self, effect: EffectId, event: Event) -> bool {
        self.ears(effect).own.contains(event)
    }

    /// Whether the effect has been written: it may still listen to nothing in this generation.
    pub fn is_written(&self, effect: EffectId) -> bool {
        self.entry(effect).written
    }

    /// What an effect listens to.
    pub fn listeners(&self, effect: EffectId) -> &[Listener] {
        let entry = self.entry(effect);
        &self.listeners[entry.first as usize..entry.first as usize + entry.len as usize]
    }

    /// Every listener there is, with its effect.
    pub fn all_listeners(&self) -> impl ExactSizeIterator<Item = (EffectId, &Listener)> {
        self.listeners.iter().enumerate().map(|(at, listener)| {
            // Effects' listeners follow each other in the order in which the effects were given.
            let owner = self.owners.partition_point(|(first, _)| *first as usize <= at);
            (self.owners[owner - 1].1, listener)
        })
    }

    /// Where a listener is among all of them, if it is one of this book's.
    pub(crate) fn position(&self, listener: &Listener) -> Option<usize> {
        let bytes = std::ptr::from_ref(listener).addr().checked_sub(self.listeners.as_ptr().addr())?;
        let at = bytes / size_of::<Listener>();
        (at < self.listeners.len()).then_some(at)
    }

    /// The effect's listener to an event from somewhere.
    #[inline]
    pub fn listener(&self, effect: EffectId, event: Event, scope: Scope) -> Option<&Listener> {
        let entry = self.entry(effect);
        let ears = if scope == Scope::Own { &entry.ears.own } else { &entry.ears.wide };
        if !ears.contains(event) {
            return None;
        }
        self.listeners[entry.first as usize..entry.first as usize + entry.len as usize]
            .iter()
            .find(|l| l.event == event && l.scope == scope)
    }

    /// Whether the effect itself answers an event.
    pub fn has(&self, effect: EffectId, event: Event) -> bool {
        self.listener(effect, event, Scope::Own).is_some_and(|l| !matches!(l.handler, Handler::Timer))
    }
}

/// From generation 5 on, an ability or item that listens to no entry at all starts when its holder comes in. Its place
/// in the order is the one it would have for entries.
fn enter_with_start(listeners: &mut Vec<Listener>, first: usize) {
    let own = |event| move |l: &&Listener| l.event == event && l.scope == Scope::Own;
    let all = &listeners[first..];
    let any_entry = all.iter().any(|l| l.event == Event::SwitchIn && l.scope == Scope::Any);
    let place = all.iter().find(own(Event::SwitchIn)).copied();
    let start = all.iter().find(own(Event::Start)).copied();
    match (place, start) {
        (None, Some(start)) if !any_entry => {
            listeners.push(Listener { event: Event::SwitchIn, order: 0, priority: 0, sub_order: 0, ..start });
        }
        (Some(Listener { handler: Handler::Timer, .. }), Some(start)) if !any_entry => {
            for listener in &mut listeners[first..] {
                if listener.event == Event::SwitchIn && listener.scope == Scope::Own {
                    listener.handler = start.handler;
                }
            }
        }
        _ => {}
    }
}
