//! A Pokémon as the object that Showdown's generators make: with the same keys, in the same order.

use serde_json::{Map, Value};
use tallgrass_pokedex::{Dex, Type};

use crate::Member;

/// A key of such an object. Items, moves, effort and most others are always there; what is `None` isn't, where nothing else is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    Name,
    Species,
    /// The id of the forme it was made as.
    SpeciesId,
    /// Empty if that is left to the battle.
    Gender,
    /// SHOWDOWN: in generation 1 the gender is `false`.
    NoGender,
    Shiny,
    /// Whether it can Gigantamax.
    Gigantamax,
    /// The same, where it is there only if so.
    Gigantamaxing,
    Level,
    Moves,
    Ability,
    Evs,
    Ivs,
    Item,
    Nature,
    /// An empty nature.
    NoNature,
    Happiness,
    TeraType,
    TeraCaptain,
    /// What the set is called.
    Role,
    /// There only if so.
    WantsTera,
    /// Types and base stats that are made up.
    MadeUp,
}

use Key::*;

/// Random Battle, from generation 3 on.
pub const RANDOM: &[Key] =
    &[Name, Species, SpeciesId, Gender, Shiny, Level, Moves, Ability, Evs, Ivs, Item, TeraType, Role];

/// Free For All, Baby Random Battle, and the Create-A-Pokémon project's in Random Battle.
pub const RANDOM_WITHOUT_ID: &[Key] =
    &[Name, Species, Gender, Shiny, Level, Moves, Ability, Evs, Ivs, Item, TeraType, Role];

/// Random Battle of generation 8.
pub const RANDOM_OF_GEN_8: &[Key] =
    &[Name, Species, SpeciesId, Gender, Shiny, Gigantamax, Level, Moves, Ability, Evs, Ivs, Item, Role];

/// Random Battle of Brilliant Diamond and Shining Pearl.
pub const RANDOM_OF_BDSP: &[Key] = &[Name, Species, Gender, Shiny, Gigantamax, Level, Moves, Ability, Evs, Ivs, Item];

/// Random Battle of Let's Go.
pub const RANDOM_OF_LETS_GO: &[Key] = &[Name, Species, Level, Gender, Happiness, Shiny, Item, Ability, Evs, Moves, Ivs];

/// Random Battle of generation 2.
pub const RANDOM_OF_GEN_2: &[Key] =
    &[Name, Species, SpeciesId, Level, Moves, Ability, Evs, Ivs, Item, Role, Shiny, Gender];

/// Random Battle of generation 1.
pub const RANDOM_OF_GEN_1: &[Key] = &[Name, Species, Moves, Ability, Evs, Ivs, Item, Level, Shiny, NoGender];

/// Factories.
pub const FACTORY: &[Key] = &[
    Name,
    Species,
    TeraType,
    Gigantamaxing,
    Gender,
    Item,
    Ability,
    Shiny,
    Level,
    Happiness,
    Evs,
    Ivs,
    Nature,
    Moves,
    WantsTera,
];

/// CAP 1v1.
pub const CAP_1V1: &[Key] = &[Name, Species, Gender, Item, Ability, Shiny, Level, Evs, Nature, Ivs, Moves];

/// Draft Factory.
pub const DRAFT: &[Key] = &[Name, Species, Moves, Ability, Evs, Ivs, Item, Level, Shiny, Nature, TeraType, TeraCaptain];

/// Challenge Cup and Hackmons Cup.
pub const CUP: &[Key] =
    &[Name, Species, Gender, Item, Ability, Moves, Evs, Ivs, Nature, Level, Happiness, Shiny, TeraType];

/// Challenge Cup of generation 1.
pub const CHALLENGE_CUP_OF_GEN_1: &[Key] =
    &[Name, Species, Moves, NoGender, Ability, Evs, Ivs, Item, Level, Happiness, Shiny, Nature];

/// Hackmons Cup of generation 1.
pub const HACKMONS_CUP_OF_GEN_1: &[Key] =
    &[Name, Species, Gender, Item, Ability, Moves, Evs, Ivs, NoNature, Level, Shiny, MadeUp];

const STATS: [&str; 6] = ["hp", "atk", "def", "spa", "spd", "spe"];

fn by_stat<T: Into<Value>>(values: [T; 6]) -> Value {
    STATS.map(str::to_owned).into_iter().zip(values.map(T::into)).collect::<Map<_, _>>().into()
}

impl Member {
    /// As the object that Showdown's generator makes, with its keys in its order, and with the values that a battle gives those that
    /// have none yet.
    pub fn to_object(&self, dex: &Dex) -> Map<String, Value> {
        let set = self.to_set(dex);
        let mut object = Map::new();
        for key in self.keys {
            let (name, value) = match key {
                Name => ("name", Some(set.name.as_str().into())),
                Species => ("species", Some(set.species.as_str().into())),
                SpeciesId => ("speciesId", Some(self.made_as.as_str().into())),
                Gender => ("gender", Some(set.gender.as_str().into())),
                NoGender => ("gender", Some(false.into())),
                Shiny => ("shiny", Some(set.shiny.into())),
                Gigantamax => ("gigantamax", Some(set.gigantamax.into())),
                Gigantamaxing => ("gigantamax", set.gigantamax.then_some(true.into())),
                Level => ("level", set.level.map(Value::from)),
                Moves => ("moves", Some(set.moves.clone().into())),
                Ability => ("ability", Some(set.ability.as_str().into())),
                Evs => ("evs", Some(by_stat(self.evs.unwrap_or_default()))),
                Ivs => ("ivs", Some(by_stat(self.ivs.unwrap_or([31; 6])))),
                Item => ("item", Some(set.item.as_str().into())),
                Nature => ("nature", self.nature.map(|nature| nature.name().into())),
                NoNature => ("nature", Some("".into())),
                Happiness => ("happiness", self.happiness.map(Value::from)),
                TeraType => ("teraType", self.tera_type.map(|kind| kind.name().into())),
                TeraCaptain => ("teraCaptain", Some(set.tera_captain.into())),
                Role => ("role", self.role.map(Value::from)),
                WantsTera => ("wantsTera", self.wants_tera.then_some(true.into())),
                MadeUp => ("hc", self.made_up.map(|made_up| made_up.to_object().into())),
            };
            if let Some(value) = value {
                object.insert(name.to_owned(), value);
            }
        }
        object
    }
}

impl crate::MadeUp {
    fn to_object(self) -> Map<String, Value> {
        let types: Vec<Value> = self.types.iter().map(|kind: Type| kind.name().into()).collect();
        Map::from_iter([("types".to_owned(), types.into()), ("baseStats".to_owned(), by_stat(self.base_stats))])
    }
}
