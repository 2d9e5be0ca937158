//! The handlers that Showdown's effects have, as recorded from it: names and places in the order, no code.

pub mod compare;

use serde_json::{Map, Value};
use tallgrass_battle::ids::EffectId;
use tallgrass_pokedex::{AbilityId, ConditionId, Generation, ItemId, MoveId, SpeciesId};

/// Handlers of one effect in one generation, as recorded.
#[derive(Debug)]
pub struct Shape {
    /// `moves`, `abilities`, `items`, `conditions`, `species`, `rules` or `formats`.
    pub table: &'static str,
    /// The effect's id in its table.
    pub id: &'static str,
    /// Its handlers: name to order, priority and sub-order; those of a nested condition begin with `condition.`.
    pub handlers: Map<String, Value>,
}

/// The handlers of a generation's effects.
///
/// # Panics
/// If the recorded file is broken, which a test rules out.
pub fn of(generation: Generation) -> impl Iterator<Item = Shape> {
    let number = generation.number();
    include_str!("../data/shape.tsv").lines().filter_map(move |line| {
        let mut columns = line.split('\t');
        let (range, table, id, handlers) = (columns.next()?, columns.next()?, columns.next()?, columns.next()?);
        let (first, last) = range.split_once('-').unwrap_or((range, range));
        let within = first.parse::<u8>().ok()? <= number && number <= last.parse::<u8>().ok()?;
        within.then(|| Shape { table, id, handlers: serde_json::from_str(handlers).unwrap_or_default() })
    })
}

impl Shape {
    /// The effect whose handlers are in the table itself.
    pub fn effect(&self) -> EffectId {
        let id = self.id;
        match self.table {
            "moves" => MoveId::from_id(id).map(EffectId::of_move),
            "abilities" => AbilityId::from_id(id).map(EffectId::of_ability),
            "items" => ItemId::from_id(id).map(EffectId::of_item),
            "species" => SpeciesId::from_id(id).map(EffectId::of_species),
            "conditions" | "rules" | "formats" => ConditionId::from_id(id).map(EffectId::of_condition),
            _ => None,
        }
        .unwrap_or(EffectId::NONE)
    }

    /// The condition that is nested in it.
    pub fn condition(&self) -> EffectId {
        ConditionId::from_id(self.id).map_or(EffectId::NONE, EffectId::of_condition)
    }

    /// Whether the condition nested in it has handlers.
    pub fn has_condition(&self) -> bool {
        self.handlers.keys().any(|name| name.starts_with("condition."))
    }
}

/// The effects that do something in Showdown in a generation. What formats do besides their rules is theirs alone.
pub(crate) fn needed(generation: Generation) -> Vec<EffectId> {
    let mut effects = Vec::new();
    for shape in of(generation).filter(|shape| shape.table != "formats") {
        if shape.handlers.keys().any(|name| !name.starts_with("condition.")) {
            effects.push(shape.effect());
        }
        if shape.has_condition() {
            effects.push(shape.condition());
        }
    }
    effects.retain(|effect| !effect.is_none());
    effects
}
