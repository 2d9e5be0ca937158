use serde::Deserialize;

use crate::{AbilityFlags, AbilityId, ConditionId, Nonstandard};

/// An ability's numbers and flags in one generation.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// Which ability.
    #[serde(skip)]
    pub id: AbilityId,
    /// Display name.
    pub name: &'static str,
    /// Number in the games; 0 or negative for made-up ones.
    #[serde(default)]
    pub num: i32,
    /// Flags.
    #[serde(default)]
    pub flags: AbilityFlags,
    /// Weather has no effect while it is about.
    #[serde(default)]
    pub suppress_weather: bool,
    /// The condition described with the ability, which has its id.
    #[serde(default)]
    pub condition: ConditionId,
    /// The generation it was introduced in, 0 for made-up ones.
    #[serde(default)]
    pub generation: u8,
    /// Why it isn't part of this generation's standard game.
    #[serde(default)]
    pub nonstandard: Nonstandard,
}
