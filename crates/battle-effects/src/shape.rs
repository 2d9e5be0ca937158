//! The handlers that Showdown's effects have, as recorded from it: names, places in the order and digests, no code.

pub mod compare;
pub mod survey;

use serde_json::{Map, Value};
use std::collections::BTreeMap;
use tallgrass_battle::ids::EffectId;
use tallgrass_pokedex::{AbilityId, ConditionId, ItemId, MoveId, RuleSet, SpeciesId};

/// Handlers of one effect in one rule set, as recorded.
#[derive(Debug)]
pub struct Shape {
    /// `moves`, `abilities`, `items`, `conditions`, `species`, `rules` or `formats`.
    pub table: &'static str,
    /// The effect's id in its table.
    pub id: &'static str,
    /// Its handlers: name to order, priority and sub-order, and a digest of what it does; those of a nested condition
    /// begin with `condition.`.
    pub handlers: Map<String, Value>,
}

/// The handlers of a rule set's effects. Another game's are its parent's, where they aren't recorded for itself.
///
/// # Panics
/// If the recorded file is broken, which a test rules out.
pub fn of(rule_set: impl Into<RuleSet>) -> impl Iterator<Item = Shape> {
    let rule_set = rule_set.into();
    let number = rule_set.generation().number();
    // The set itself last, so that it has the last word.
    let mut games: Vec<RuleSet> = rule_set.lineage().take_while(|set| !set.is_main()).collect();
    games.reverse();
    let mut found = BTreeMap::<_, (usize, &str)>::new();
    for line in include_str!("../data/shape.tsv").lines() {
        let mut columns = line.splitn(4, '\t').map(str::trim_end);
        let mut column = || columns.next().expect("a line has four columns");
        let (range, effect, handlers) = (column(), (column(), column()), column());
        let rank = match range.split_once('-') {
            Some((first, last)) => {
                let within = |first: u8, last: u8| (first..=last).contains(&number);
                let number = |text: &str| text.parse().expect("a generation");
                within(number(first), number(last)).then_some(0)
            }
            None => games.iter().position(|game| game.name() == range).map(|at| at + 1),
        };
        if let Some(rank) = rank
            && found.get(&effect).is_none_or(|(other, _)| rank > *other)
        {
            found.insert(effect, (rank, handlers));
        }
    }
    found.into_iter().map(|((table, id), (_, handlers))| Shape {
        table,
        id,
        handlers: serde_json::from_str(handlers).expect("the handlers are an object"),
    })
}

/// The effect that lists call so: `moves/protect`, and `moves/protect/condition` for what is nested in it.
pub fn named(name: &str) -> Option<EffectId> {
    let (table, id) = name.split_once('/')?;
    let effect = match id.strip_suffix("/condition") {
        Some(id) => ConditionId::from_id(id).map_or(EffectId::NONE, EffectId::of_condition),
        None => effect_in(table, id),
    };
    (!effect.is_none()).then_some(effect)
}

/// The effect that stands in a table under an id, or none.
fn effect_in(table: &str, id: &str) -> EffectId {
    match table {
        "moves" => MoveId::from_id(id).map(EffectId::of_move),
        "abilities" => AbilityId::from_id(id).map(EffectId::of_ability),
        "items" => ItemId::from_id(id).map(EffectId::of_item),
        "species" => SpeciesId::from_id(id).map(EffectId::of_species),
        "conditions" | "rules" | "formats" => ConditionId::from_id(id).map(EffectId::of_condition),
        _ => None,
    }
    .unwrap_or(EffectId::NONE)
}

impl Shape {
    /// The effect whose handlers are in the table itself.
    pub fn effect(&self) -> EffectId {
        effect_in(self.table, self.id)
    }

    /// The condition that is nested in it.
    pub fn condition(&self) -> EffectId {
        ConditionId::from_id(self.id).map_or(EffectId::NONE, EffectId::of_condition)
    }
}
