use serde::Deserialize;

use crate::load::leak;
use crate::{BoostList, ConditionId, ItemId, MoveId, Nonstandard, SpeciesId, Type};

/// An item's numbers and flags in one generation.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// Which item.
    #[serde(skip)]
    pub id: ItemId,
    /// Display name.
    pub name: &'static str,
    /// Number in the games; 0 or negative for made-up ones.
    #[serde(default)]
    pub num: i32,
    /// What happens when it is flung; `None` if it can't be.
    #[serde(default)]
    pub fling: Option<Fling>,
    /// A Berry.
    #[serde(default)]
    pub is_berry: bool,
    /// A type's Gem.
    #[serde(default)]
    pub is_gem: bool,
    /// A Choice item.
    #[serde(default)]
    pub is_choice: bool,
    /// A Poké Ball.
    #[serde(default)]
    pub is_pokeball: bool,
    /// The Red or the Blue Orb.
    #[serde(default)]
    pub is_primal_orb: bool,
    /// It works for a Pokémon with Klutz.
    #[serde(default)]
    pub ignore_klutz: bool,
    /// The type a plate gives Arceus and Judgment.
    #[serde(default)]
    pub on_plate: Option<Type>,
    /// The type a drive gives Techno Blast.
    #[serde(default)]
    pub on_drive: Option<Type>,
    /// The type a memory gives Silvally and Multi-Attack.
    #[serde(default)]
    pub on_memory: Option<Type>,
    /// Power and type of Natural Gift.
    #[serde(default)]
    pub natural_gift: Option<(u8, Type)>,
    /// Who can mega evolve with it, and into what.
    #[serde(default, deserialize_with = "leak")]
    pub mega_stone: &'static [(SpeciesId, SpeciesId)],
    /// The species it is for.
    #[serde(default, deserialize_with = "leak")]
    pub item_user: &'static [SpeciesId],
    /// The Z-move it makes: of any move of a type, or one move of its own.
    #[serde(default)]
    pub z_move: Option<ItemZMove>,
    /// The forme its user takes.
    #[serde(default)]
    pub forced_forme: SpeciesId,
    /// Changes of stat stages it makes when it is used.
    #[serde(default)]
    pub boosts: Option<BoostList>,
    /// It can never be taken away.
    #[serde(default)]
    pub untakeable: bool,
    /// The move that a Technical Record teaches.
    #[serde(default)]
    pub teaches: MoveId,
    /// The condition described with the item, which has its id.
    #[serde(default)]
    pub condition: ConditionId,
    /// The generation it was introduced in, 0 for made-up ones.
    #[serde(default)]
    pub generation: u8,
    /// Why it isn't part of this generation's standard game.
    #[serde(default)]
    pub nonstandard: Nonstandard,
}

/// What happens when an item is flung.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Fling {
    /// Base power of Fling.
    pub base_power: u8,
    /// The status it gives.
    pub status: ConditionId,
    /// The volatile it gives.
    pub volatile: ConditionId,
    /// It has behaviour of its own.
    pub effect: bool,
}

/// What a Z-crystal does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ItemZMove {
    /// Moves of this type become its Z-move.
    Type(Type),
    /// The first move becomes the second.
    Move(MoveId, MoveId),
}
