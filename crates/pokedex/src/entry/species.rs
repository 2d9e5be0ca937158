use serde::Deserialize;

use crate::load::{leak, padded};
use crate::{AbilityId, Gender, ItemId, MoveId, Nonstandard, SpeciesId, Type};

/// A species or forme in one generation.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Species {
    /// Which species.
    #[serde(skip)]
    pub id: SpeciesId,
    /// Display name, forme included: `Rotom-Wash`.
    pub name: &'static str,
    /// National Dex number; 0 or negative for made-up ones.
    #[serde(default)]
    pub num: i32,
    /// The species of which this is a forme; itself if it is none.
    #[serde(default)]
    pub base_species: SpeciesId,
    /// Name of the forme, empty for the base forme.
    #[serde(default)]
    pub forme: &'static str,
    /// Name of the base forme, where it has one.
    #[serde(default)]
    pub base_forme: &'static str,
    /// For a Gigantamax forme that stands for its species, that species; else none.
    #[serde(default)]
    pub placeholder_for: SpeciesId,
    /// Its types, one or two.
    pub types: Types,
    /// Abilities: first, second, hidden, special.
    #[serde(default, deserialize_with = "padded")]
    pub abilities: [AbilityId; 4],
    /// Base HP, Atk, Def, SpA, SpD, Spe.
    pub base_stats: [u16; 6],
    /// Maximum HP, where it is fixed (Shedinja).
    #[serde(default)]
    pub max_hp: Option<u16>,
    /// Height in centimetres.
    #[serde(default)]
    pub height_cm: u32,
    /// Weight in tenths of a kilogram.
    #[serde(default)]
    pub weight_hg: u32,
    /// Its gender, if it can have only one.
    #[serde(default)]
    pub gender: Option<Gender>,
    /// Eighths that are male, and female.
    #[serde(default)]
    pub gender_ratio: (u8, u8),
    /// It can still evolve, into something this generation's standard game has.
    #[serde(default)]
    pub nfe: bool,
    /// What it evolves from.
    #[serde(default)]
    pub prevo: SpeciesId,
    /// What it evolves into.
    #[serde(default, deserialize_with = "leak")]
    pub evos: &'static [SpeciesId],
    /// Its formes that differ in battle.
    #[serde(default, deserialize_with = "leak")]
    pub other_formes: &'static [SpeciesId],
    /// Its formes that differ in looks alone.
    #[serde(default, deserialize_with = "leak")]
    pub cosmetic_formes: &'static [SpeciesId],
    /// All its formes, itself included, in the games' order.
    #[serde(default, deserialize_with = "leak")]
    pub forme_order: &'static [SpeciesId],
    /// A mega evolution.
    #[serde(default)]
    pub is_mega: bool,
    /// A primal reversion.
    #[serde(default)]
    pub is_primal: bool,
    /// A forme that differs in looks alone.
    #[serde(default)]
    pub is_cosmetic_forme: bool,
    /// A cosmetic forme that Showdown makes up as it is asked for, and doesn't list.
    #[serde(default)]
    pub unlisted: bool,
    /// The G-Max Move it can use.
    #[serde(default)]
    pub can_gigantamax: MoveId,
    /// It can't Dynamax.
    #[serde(default)]
    pub cannot_dynamax: bool,
    /// It exists in battle only: what it was before.
    #[serde(default, deserialize_with = "leak")]
    pub battle_only: &'static [SpeciesId],
    /// The forme it is changed from.
    #[serde(default)]
    pub changes_from: SpeciesId,
    /// Items of which it must hold one.
    #[serde(default, deserialize_with = "leak")]
    pub required_items: &'static [ItemId],
    /// The ability it must have.
    #[serde(default)]
    pub required_ability: AbilityId,
    /// The move it must know.
    #[serde(default)]
    pub required_move: MoveId,
    /// The Tera Type it must have.
    #[serde(default)]
    pub required_tera_type: Option<Type>,
    /// Its hidden ability was never released.
    #[serde(default)]
    pub unreleased_hidden: bool,
    /// A Paradox Pokémon.
    #[serde(default)]
    pub is_paradox: bool,
    /// The generation it was introduced in, 0 for made-up ones.
    #[serde(default)]
    pub generation: u8,
    /// Why it isn't part of this generation's standard game.
    #[serde(default)]
    pub nonstandard: Nonstandard,
    /// The id of its tier in Showdown's singles: `ou`, `publ`, `unreleased`. Only in generations 8 and 9, and in no other
    /// games of theirs.
    #[serde(skip)]
    pub tier: &'static str,
    /// The same where the National Dex is played; empty if there is none.
    #[serde(skip)]
    pub natdex_tier: &'static str,
}

impl Species {
    /// The one item it must hold, if there is just one.
    pub fn required_item(&self) -> Option<ItemId> {
        match self.required_items {
            [item] => Some(*item),
            _ => None,
        }
    }
}

/// One or two types, in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Types {
    first: Type,
    second: Option<Type>,
}

impl Types {
    /// One type.
    pub const fn one(first: Type) -> Self {
        Self { first, second: None }
    }

    /// Two types.
    pub const fn two(first: Type, second: Type) -> Self {
        Self { first, second: Some(second) }
    }

    /// The first.
    pub const fn first(self) -> Type {
        self.first
    }

    /// The second, if there are two.
    pub const fn second(self) -> Option<Type> {
        self.second
    }

    /// One or two.
    #[allow(clippy::len_without_is_empty)]
    pub const fn len(self) -> usize {
        if self.second.is_some() { 2 } else { 1 }
    }

    /// Both or the one.
    pub fn iter(self) -> impl Iterator<Item = Type> + Clone {
        std::iter::once(self.first).chain(self.second)
    }

    /// Whether it is among them.
    pub fn contains(self, kind: Type) -> bool {
        self.first == kind || self.second == Some(kind)
    }
}

impl std::fmt::Debug for Types {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<'de> Deserialize<'de> for Types {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = <Vec<Type>>::deserialize(deserializer)?;
        match list[..] {
            [first] => Ok(Self::one(first)),
            [first, second] => Ok(Self::two(first, second)),
            _ => Err(serde::de::Error::invalid_length(list.len(), &"one or two types")),
        }
    }
}
