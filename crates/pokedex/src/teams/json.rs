//! The JSON form: an array of objects with Showdown's names for the fields.

use serde::{Deserialize, Serialize};

use super::{PokemonSet, TeamError};
use crate::javascript::truthy;

/// A Pokémon as it is written in JSON.
#[derive(Serialize, Deserialize, Default)]
#[serde(rename_all = "camelCase", default)]
struct JsonSet {
    #[serde(deserialize_with = "text")]
    name: String,
    #[serde(deserialize_with = "text")]
    species: String,
    #[serde(deserialize_with = "text")]
    item: String,
    #[serde(deserialize_with = "text")]
    ability: String,
    #[serde(deserialize_with = "texts")]
    moves: Vec<String>,
    #[serde(deserialize_with = "text")]
    nature: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    evs: Option<JsonSpread>,
    #[serde(deserialize_with = "text", skip_serializing_if = "String::is_empty")]
    gender: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    ivs: Option<JsonSpread>,
    #[serde(skip_serializing_if = "is_false", deserialize_with = "flag")]
    shiny: bool,
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "level")]
    level: Option<i32>,
    /// Goes before the level.
    #[serde(skip_serializing, deserialize_with = "level")]
    adjust_level: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "integer")]
    happiness: Option<i32>,
    #[serde(deserialize_with = "text", skip_serializing_if = "String::is_empty")]
    hp_type: String,
    #[serde(deserialize_with = "text", skip_serializing_if = "String::is_empty")]
    pokeball: String,
    #[serde(skip_serializing_if = "is_false", deserialize_with = "flag")]
    gigantamax: bool,
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "integer")]
    dynamax_level: Option<i32>,
    #[serde(deserialize_with = "text", skip_serializing_if = "String::is_empty")]
    tera_type: String,
    #[serde(skip_serializing_if = "is_false", deserialize_with = "flag")]
    tera_captain: bool,
}

#[derive(Serialize, Deserialize, Default)]
#[serde(default)]
struct JsonSpread {
    #[serde(deserialize_with = "integer")]
    hp: Option<i32>,
    #[serde(deserialize_with = "integer")]
    atk: Option<i32>,
    #[serde(deserialize_with = "integer")]
    def: Option<i32>,
    #[serde(deserialize_with = "integer")]
    spa: Option<i32>,
    #[serde(deserialize_with = "integer")]
    spd: Option<i32>,
    #[serde(deserialize_with = "integer")]
    spe: Option<i32>,
}

impl JsonSpread {
    fn of([hp, atk, def, spa, spd, spe]: [i32; 6]) -> Self {
        Self { hp: Some(hp), atk: Some(atk), def: Some(def), spa: Some(spa), spd: Some(spd), spe: Some(spe) }
    }

    fn values(&self, default: i32) -> [i32; 6] {
        [self.hp, self.atk, self.def, self.spa, self.spd, self.spe].map(|value| value.unwrap_or(default))
    }
}

fn is_false(value: &bool) -> bool {
    !value
}

/// `null` counts as not said, here and below.
fn text<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    Option::deserialize(deserializer).map(Option::unwrap_or_default)
}

fn texts<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    Option::deserialize(deserializer).map(Option::unwrap_or_default)
}

/// Anything that JavaScript takes for true.
fn flag<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    serde_json::Value::deserialize(deserializer).map(|value| truthy(&value))
}

fn integer<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<i32>, D::Error> {
    // The cast saturates.
    Ok(Option::<f64>::deserialize(deserializer)?.map(|value| value.floor() as i32))
}

/// A part of a level is a level; 0 is none.
fn level<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<i32>, D::Error> {
    let level = Option::<f64>::deserialize(deserializer)?;
    Ok(level.map(|value| if value > 0.0 && value < 1.0 { 1 } else { value.floor() as i32 }))
}

/// Writes a team as a JSON array.
pub fn to_json(team: &[PokemonSet]) -> serde_json::Value {
    let sets = team.iter().cloned().map(|set| JsonSet {
        name: set.name,
        species: set.species,
        item: set.item,
        ability: set.ability,
        moves: set.moves,
        nature: set.nature,
        gender: set.gender,
        evs: set.evs.map(JsonSpread::of),
        ivs: set.ivs.map(JsonSpread::of),
        shiny: set.shiny,
        level: set.level,
        adjust_level: None,
        happiness: set.happiness,
        pokeball: set.pokeball,
        hp_type: set.hp_type,
        gigantamax: set.gigantamax,
        dynamax_level: set.dynamax_level,
        tera_type: set.tera_type,
        tera_captain: set.tera_captain,
    });
    sets.map(|set| serde_json::to_value(set).unwrap_or_default()).collect()
}

/// Reads a team from a JSON array. Fields that are not a set's are passed over.
///
/// # Errors
/// If it isn't JSON, or a field isn't of the right kind.
pub fn from_json(text: &str) -> Result<Vec<PokemonSet>, TeamError> {
    let sets: Vec<JsonSet> = serde_json::from_str(text).map_err(|error| TeamError::Json {
        line: error.line(),
        column: error.column(),
        reason: if is_no_team(text) {
            "a JSON team is a list of objects, one for each Pokémon".to_owned()
        } else {
            crate::json_problem(&error)
        },
    })?;
    let sets: Vec<PokemonSet> = sets.into_iter().map(PokemonSet::from).collect();
    if sets.is_empty() { Err(TeamError::Empty) } else { Ok(sets) }
}

/// Whether a text is JSON of another kind than teams are.
fn is_no_team(text: &str) -> bool {
    match serde_json::from_str(text) {
        Ok(serde_json::Value::Array(items)) => !items.iter().all(serde_json::Value::is_object),
        Ok(_) => true,
        Err(_) => false,
    }
}

impl From<JsonSet> for PokemonSet {
    fn from(set: JsonSet) -> Self {
        Self {
            name: set.name,
            species: set.species,
            item: set.item,
            ability: set.ability,
            moves: set.moves,
            nature: set.nature,
            gender: set.gender,
            evs: set.evs.map(|evs| evs.values(0)),
            ivs: set.ivs.map(|ivs| ivs.values(31)),
            level: set.adjust_level.filter(|level| *level != 0).or(set.level),
            shiny: set.shiny,
            happiness: set.happiness,
            pokeball: set.pokeball,
            hp_type: set.hp_type,
            gigantamax: set.gigantamax,
            dynamax_level: set.dynamax_level,
            tera_type: set.tera_type,
            tera_captain: set.tera_captain,
        }
    }
}
