//! A rule set's rules: its numbers, and of every effect what it listens to.

use crate::answer::Value;
use crate::behaviour::{Behaviour, RuleHooks};
use crate::event::sets::Listening;
use crate::event::{Event, EventSet, Handler, Listener, Scope};
use crate::generation::Flow;
use crate::ids::{EffectId, EffectKind};
use crate::pack::{Left, Pack};
use tallgrass_pokedex::{
    AbilityFlags, AbilityId, ConditionId, ConditionKind, Dex, FormatId, Generation, ItemId, MoveId, RuleId, RuleSet,
    SpeciesId, abilities,
};

/// What a battle is played by: numbers and effects of one rule set.
///
/// Made once by a [`Library`](crate::Library), shared by all battles.
pub struct Rulebook {
    rule_set: RuleSet,
    /// The rule set's numbers.
    pub dex: &'static Dex,
    /// What the rule set does differently in the turn itself.
    pub flow: &'static Flow,
    /// Where each kind of effects begins, for any three bits.
    offsets: [u32; 8],
    entries: Box<[Entry]>,
    listeners: Box<[Listener]>,
    /// Whose listeners begin where.
    owners: Box<[(u32, EffectId)]>,
    rules: Box<[RuleHooks]>,
    left_rules: Vec<RuleId>,
}

/// What is known about an effect before any battle.
#[derive(Clone, Copy)]
pub(crate) struct Entry {
    listening: Listening,
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
    left: bool,
}

impl Entry {
    const NOTHING: Entry = Entry {
        listening: Listening::NOTHING,
        sub_order: 0,
        attaches: false,
        is_status: false,
        is_weather: false,
        is_breakable: false,
        first: 0,
        len: 0,
        written: false,
        left: false,
    };

    fn of_ability(dex: &Dex, id: AbilityId) -> Entry {
        let sub_order = match id {
            // SHOWDOWN: three abilities have a place of their own among equals, by name.
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
    /// The rulebook of a rule set, made from effects as their authors wrote them: those of later packs take the place of
    /// earlier ones', and in a pack those of a rule set the place of its parent's.
    pub(crate) fn new(rule_set: RuleSet, packs: &[Pack]) -> Rulebook {
        let counts =
            // One for what is no effect at all.
            [
                1,
                MoveId::count(),
                AbilityId::count(),
                ItemId::count(),
                ConditionId::count(),
                SpeciesId::count(),
                ConditionId::count(),
            ];
        let mut offsets = [0; 8];
        let mut total = 0;
        for (offset, count) in offsets.iter_mut().zip(counts) {
            *offset = total;
            total += count as u32;
        }
        let mut book = Rulebook {
            rule_set,
            dex: Dex::of(rule_set),
            flow: Flow::of(rule_set),
            offsets,
            entries: vec![Entry::NOTHING; total as usize].into(),
            listeners: Box::default(),
            owners: Box::default(),
            rules: Box::default(),
            left_rules: Vec::new(),
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
        // The newest generation first, the rule set itself last.
        let mut lineage: Vec<RuleSet> = rule_set.lineage().collect();
        lineage.reverse();
        let layers = || packs.iter().flat_map(|pack| lineage.iter().map(move |&layer| (pack, layer)));
        let mut tables: Vec<Option<Table>> = (0..total).map(|_| None).collect();
        let mut rules = Vec::new();
        for (pack, layer) in layers() {
            for behaviour in pack.behaviours.iter().filter(|behaviour| behaviour.rule_set == layer) {
                let at = book.at(behaviour.effect);
                debug_assert!(at > 0, "a behaviour of nothing");
                let table = tables[at].get_or_insert_with(|| Table { effect: behaviour.effect, on: Vec::new() });
                table.lay_over(behaviour, rule_set.generation());
            }
            rules.extend(pack.rules.iter().filter(|hooks| hooks.rule_set == layer));
        }
        book.rules = rules.into();
        book.fill(tables.into_iter().flatten());
        for Left { effects, rules } in packs.iter().map(|pack| (pack.left)(rule_set)) {
            for effect in effects {
                let at = book.at(effect);
                book.entries[at].left = true;
            }
            book.left_rules.extend(rules);
        }
        book
    }

    /// Takes over what all effects listen to.
    fn fill(&mut self, tables: impl Iterator<Item = Table>) {
        let starts_on_entry = self.rule_set.generation() >= Generation::Gen5;
        let (mut listeners, mut owners) = (Vec::new(), Vec::new());
        for Table { effect, mut on } in tables {
            if matches!(effect.kind(), EffectKind::Ability | EffectKind::Item) && starts_on_entry {
                enter_with_start(&mut on);
            }
            let mut listening = Listening::NOTHING;
            for listener in &on {
                let set = if listener.scope == Scope::Own { &mut listening.own } else { &mut listening.wide };
                set.insert(listener.event);
            }
            let first = listeners.len() as u32;
            if !on.is_empty() {
                owners.push((first, effect));
            }
            let at = self.at(effect);
            self.entries[at] = Entry { listening, first, len: on.len() as u16, written: true, ..self.entries[at] };
            listeners.append(&mut on);
        }
        for (number, listener) in listeners.iter_mut().enumerate() {
            listener.number = number as u16;
        }
        self.listeners = listeners.into();
        self.owners = owners.into();
    }

    /// The rule set.
    pub fn rule_set(&self) -> RuleSet {
        self.rule_set
    }

    /// Whether the effect does something in Showdown that isn't done here.
    pub fn is_left(&self, effect: EffectId) -> bool {
        self.entry(effect).left
    }

    /// Rules that do something in Showdown that isn't done here.
    pub fn left_rules(&self) -> &[RuleId] {
        &self.left_rules
    }

    /// What a rule does outside of events, if it was written.
    pub fn rule(&self, rule: RuleId) -> Option<&RuleHooks> {
        self.rules.iter().rfind(|hooks| hooks.rule == rule)
    }

    /// What a format does outside of events by itself, if it was written.
    pub fn format(&self, format: FormatId) -> Option<&RuleHooks> {
        self.rules.iter().rfind(|hooks| hooks.format == format)
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
        self.listening(effect).all()
    }

    #[inline(always)]
    pub(crate) fn listening(&self, effect: EffectId) -> &Listening {
        &self.entry(effect).listening
    }

    /// Whether the effect itself may hear an event.
    #[inline(always)]
    pub(crate) fn hears_own(&self, effect: EffectId, event: Event) -> bool {
        self.listening(effect).own.contains(event)
    }

    /// Whether the effect has been written: it may still listen to nothing in this rule set.
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

    /// Whether the effect may listen to an event from somewhere: those from elsewhere than its holder are taken together.
    #[inline(always)]
    pub(crate) fn hears(&self, effect: EffectId, event: Event, scope: Scope) -> bool {
        let listening = self.listening(effect);
        let set = if scope == Scope::Own { &listening.own } else { &listening.wide };
        set.contains(event)
    }

    /// The effect's listener to an event from somewhere.
    #[inline]
    pub fn listener(&self, effect: EffectId, event: Event, scope: Scope) -> Option<&Listener> {
        let entry = self.entry(effect);
        let listening = if scope == Scope::Own { &entry.listening.own } else { &entry.listening.wide };
        if !listening.contains(event) {
            return None;
        }
        self.listeners[entry.first as usize..entry.first as usize + entry.len as usize]
            .iter()
            .find(|l| l.event == event && l.scope == scope)
    }

    /// What an effect says of itself, at an event that is a constant.
    pub(crate) fn constant(&self, effect: impl Into<EffectId>, event: Event) -> Option<Value> {
        match self.listener(effect.into(), event, Scope::Own)?.handler {
            Handler::Constant(value) => Some(value),
            _ => None,
        }
    }

    /// One of all listeners, by its number.
    #[inline(always)]
    pub(crate) fn numbered(&self, number: u16) -> &Listener {
        &self.listeners[number as usize]
    }

    /// Whether the effect itself answers an event.
    pub fn has(&self, effect: EffectId, event: Event) -> bool {
        self.listener(effect, event, Scope::Own).is_some_and(|l| !matches!(l.handler, Handler::Timer))
    }
}

/// What one effect listens to in a rule set.
struct Table {
    effect: EffectId,
    on: Vec<Listener>,
}

impl Table {
    /// Lets what an effect does there take the place of what it did till now.
    fn lay_over(&mut self, behaviour: &Behaviour, generation: Generation) {
        let new = || behaviour.on.iter().filter(|listener| listener.is_in(generation));
        let replaced = |old: &Listener| new().any(|new| new.event == old.event && new.scope == old.scope);
        self.on.retain(|old| !behaviour.anew && !replaced(old));
        self.on.extend(new().map(|listener| Listener { rule_set: behaviour.rule_set, ..*listener }));
    }
}

/// From generation 5 on, an ability or item that listens to no entry at all starts when its holder comes in. Its place
/// in the order is the one it would have for entries.
fn enter_with_start(listeners: &mut Vec<Listener>) {
    let own = |event| move |l: &&Listener| l.event == event && l.scope == Scope::Own;
    let any_entry = listeners.iter().any(|l| l.event == Event::SwitchIn && l.scope == Scope::Any);
    let place = listeners.iter().find(own(Event::SwitchIn)).copied();
    let start = listeners.iter().find(own(Event::Start)).copied();
    match (place, start) {
        (None, Some(start)) if !any_entry => {
            listeners.push(Listener { event: Event::SwitchIn, order: 0, priority: 0, sub_order: 0, ..start });
        }
        (Some(Listener { handler: Handler::Timer, .. }), Some(start)) if !any_entry => {
            for listener in listeners {
                if listener.event == Event::SwitchIn && listener.scope == Scope::Own {
                    listener.handler = start.handler;
                }
            }
        }
        _ => {}
    }
}
