use std::collections::HashMap;

use serde::de::{Deserialize, Deserializer, Error};
use tallgrass_pokedex::{AbilityId, Gender, ItemId, MoveId, Nature, SpeciesId, Type};

use crate::TeamsError;
use crate::engine::Draws;

/// Complete sets of a species, of which a factory makes teams.
#[derive(Debug, serde::Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct FactorySpecies {
    /// How readily it comes, where that differs.
    #[serde(alias = "usage", default)]
    pub weight: u8,
    #[serde(default)]
    pub flags: Flags,
    pub sets: Vec<FactorySet>,
}

/// What else is said of a species: 1, or nothing.
#[derive(Debug, Default, serde::Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Flags {
    /// All its sets mega evolve.
    pub mega_only: u8,
    /// An Eevee that passes on what its Z-move gives, or who takes it over.
    pub lim_eevee: u8,
}

/// A complete set with its choices.
#[derive(Debug, serde::Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct FactorySet {
    #[serde(default, deserialize_with = "by_name")]
    pub species: SpeciesId,
    /// The species whose name it has for a nickname, if it is another than one would think.
    #[serde(default, deserialize_with = "by_name")]
    pub nickname: SpeciesId,
    /// How readily it comes, beside the other sets.
    #[serde(default)]
    pub weight: u8,
    #[serde(default)]
    pub item: Choice<ItemId>,
    pub ability: Choice<AbilityId>,
    pub nature: Choice<Nature>,
    pub tera_type: Option<Choice<Type>>,
    pub moves: Vec<Choice<MoveId>>,
    #[serde(default = "six::<0>", deserialize_with = "spread::<_, 0>")]
    pub evs: [u8; 6],
    #[serde(default = "six::<31>", deserialize_with = "spread::<_, 31>")]
    pub ivs: [u8; 6],
    pub gender: Option<Gender>,
    pub level: Option<u8>,
    pub happiness: Option<u8>,
    #[serde(default)]
    pub shiny: bool,
    #[serde(default)]
    pub gigantamax: bool,
    /// It is built around Terastallizing.
    #[serde(default)]
    pub wants_tera: bool,
}

/// Something a set has: always the same, or one of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice<T> {
    Always(T),
    OneOf(Box<[T]>),
}

impl<T: Copy> Choice<T> {
    /// All it may be.
    pub fn all(&self) -> &[T] {
        match self {
            Choice::Always(only) => std::slice::from_ref(only),
            Choice::OneOf(all) => all,
        }
    }

    /// What it is. Only lists are drawn from, if of one.
    pub fn pick(&self, draws: &mut Draws) -> Result<T, TeamsError> {
        match self {
            Choice::Always(only) => Ok(*only),
            Choice::OneOf(all) => draws.sample(all),
        }
    }
}

impl<T: Default> Default for Choice<T> {
    fn default() -> Self {
        Choice::Always(T::default())
    }
}

/// What factories' sets call by name.
trait Named: Sized {
    fn find(name: &str) -> Option<Self>;
}

macro_rules! named {
    ($($kind:ident)*) => { $(impl Named for $kind {
        fn find(name: &str) -> Option<Self> { $kind::find(name) }
    })* };
}

named!(SpeciesId AbilityId MoveId Nature Type);

impl Named for ItemId {
    /// An empty name is no item's.
    fn find(name: &str) -> Option<Self> {
        if name.is_empty() { Some(ItemId::NONE) } else { ItemId::find(name) }
    }
}

fn find<T: Named, E: Error>(name: &str) -> Result<T, E> {
    T::find(name).ok_or_else(|| E::custom(format_args!("the tables lack {name}")))
}

fn by_name<'de, D: Deserializer<'de>, T: Named>(deserializer: D) -> Result<T, D::Error> {
    find(&String::deserialize(deserializer)?)
}

impl<'de, T: Named> Deserialize<'de> for Choice<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(serde::Deserialize)]
        #[serde(untagged)]
        enum Names {
            One(String),
            Many(Vec<String>),
        }
        Ok(match Names::deserialize(deserializer)? {
            Names::One(name) => Choice::Always(find(&name)?),
            Names::Many(names) => Choice::OneOf(names.iter().map(|name| find(name)).collect::<Result<_, _>>()?),
        })
    }
}

const fn six<const DEFAULT: u8>() -> [u8; 6] {
    [DEFAULT; 6]
}

/// Values by stat, those that aren't said having a default.
fn spread<'de, D: Deserializer<'de>, const DEFAULT: u8>(deserializer: D) -> Result<[u8; 6], D::Error> {
    let said = HashMap::<String, u8>::deserialize(deserializer)?;
    Ok(["hp", "atk", "def", "spa", "spd", "spe"].map(|stat| said.get(stat).copied().unwrap_or(DEFAULT)))
}

/// Reads a `factory-….tsv`: tiers, empty where there are none, and the species of each.
pub fn read<T: for<'de> Deserialize<'de>>(text: &str) -> Vec<(String, Vec<(SpeciesId, T)>)> {
    let mut tiers: Vec<(String, Vec<(SpeciesId, T)>)> = Vec::new();
    for line in text.lines() {
        let columns: Vec<&str> = line.split('\t').collect();
        let [tier, species, sets] = columns[..] else { panic!("three columns: {line}") };
        let id = SpeciesId::find(species).unwrap_or_else(|| panic!("the tables lack {species}"));
        let sets = serde_json::from_str(sets).unwrap_or_else(|error| panic!("{species} of {tier}: {error}"));
        match tiers.last_mut().filter(|(name, _)| name == tier) {
            Some((_, list)) => list.push((id, sets)),
            None => tiers.push((tier.to_owned(), vec![(id, sets)])),
        }
    }
    tiers
}
