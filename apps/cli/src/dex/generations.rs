//! Whose rules are asked about: a generation's, another game's, or all generations', in which things are not always the same.

use super::describe::facts;
use super::fact::Facts;
use super::subject::Subject;
use serde_json::{Map, Value as Json};
use tallgrass_battle::Rulebook;
use tallgrass_battle::event::Listener;
use tallgrass_battle_effects::{behaviours, rulebook};
use tallgrass_pokedex::{Generation, Nonstandard, RuleSet, UnknownName};

/// A generation or another game's rule set, or all generations.
#[derive(Clone, Copy, PartialEq)]
pub enum Generations {
    One(RuleSet),
    All,
}

/// Their rulebooks.
pub struct Books {
    /// That of the newest, or the only one.
    pub newest: &'static Rulebook,
    /// The others, the newest first.
    older: Vec<&'static Rulebook>,
}

impl Books {
    /// All of them, the newest first.
    pub fn iter(&self) -> impl Iterator<Item = &'static Rulebook> {
        std::iter::once(self.newest).chain(self.older.iter().copied())
    }

    /// The name of the rule set, or that it is all generations.
    pub fn name(&self) -> &'static str {
        if self.older.is_empty() { self.newest.rule_set().name() } else { "all" }
    }
}

impl std::str::FromStr for Generations {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Generations, UnknownName> {
        if text == "all" { Ok(Generations::All) } else { text.parse().map(Generations::One) }
    }
}

impl Generations {
    /// Their rulebooks.
    pub fn books(self) -> Books {
        match self {
            Generations::One(rule_set) => Books { newest: rulebook(rule_set), older: Vec::new() },
            Generations::All => {
                let older = Generation::ALL[..8].iter().rev().map(|&generation| rulebook(generation)).collect();
                Books { newest: rulebook(Generation::Gen9), older }
            }
        }
    }
}

/// What an effect listens to: by one rule set as its rulebook has it, by all of them as it is written, with the rule set that
/// a variant is for.
pub fn listeners(subject: Subject, books: &Books) -> Vec<(RuleSet, Listener)> {
    let effect = subject.effect();
    if effect.is_none() {
        return Vec::new();
    }
    if books.older.is_empty() {
        return books.newest.listeners(effect).iter().map(|&listener| (RuleSet::ROOT, listener)).collect();
    }
    let own = behaviours().filter(|behaviour| behaviour.effect == effect);
    own.flat_map(|behaviour| behaviour.on.iter().map(|&listener| (behaviour.rule_set, listener))).collect()
}

/// The facts of a thing. What isn't the same in all generations that have it is told with those that it holds in: `8-9`.
pub fn facts_of(subject: Subject, books: &Books) -> Facts {
    let mut newest = facts(subject, books.newest);
    if books.older.is_empty() {
        return newest;
    }
    let is_there = |facts: &Facts| facts.list.get("nonstandard").is_none_or(|why| *why != Nonstandard::Future.name());
    let of_each = books.iter().map(|rules| (rules.dex.generation().number(), facts(subject, rules)));
    let of_each: Vec<(u8, Facts)> = of_each.filter(|(_, facts)| is_there(facts)).collect();
    let mut labels: Vec<&String> = Vec::new();
    for label in of_each.iter().flat_map(|(_, facts)| facts.list.keys()) {
        if !labels.contains(&label) {
            labels.push(label);
        }
    }
    let mut list = Map::new();
    for label in labels {
        let mut runs: Vec<(u8, u8, Option<&Json>)> = Vec::new();
        for (number, facts) in &of_each {
            let value = facts.list.get(label);
            match runs.last_mut() {
                Some((first, _, same)) if *same == value => *first = *number,
                _ => runs.push((*number, *number, value)),
            }
        }
        let told = match runs[..] {
            [(_, _, Some(value))] => value.clone(),
            _ => {
                let range = |first, last| if first == last { format!("{first}") } else { format!("{first}-{last}") };
                let told = runs.iter().filter_map(|&(first, last, value)| Some((range(first, last), value?.clone())));
                Json::Object(told.collect())
            }
        };
        list.insert(label.clone(), told);
    }
    newest.list = list;
    newest
}
