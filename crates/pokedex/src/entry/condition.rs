use serde::Deserialize;

use crate::{AbilityId, ConditionId, ConditionKind, ItemId, MoveId, RuleId};

/// A condition's numbers and flags in one generation.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Condition {
    /// Which condition.
    #[serde(skip)]
    pub id: ConditionId,
    /// The name it has in the protocol.
    pub name: &'static str,
    /// What sort it is.
    pub kind: ConditionKind,
    /// Whether it is described at all in this generation. Some ids are only ever used as marks.
    #[serde(default)]
    pub exists: bool,
    /// Baton Pass doesn't pass it on.
    #[serde(default)]
    pub no_copy: bool,
    /// How many turns it lasts, where that is fixed; 0 is written as such where the data do.
    #[serde(default)]
    pub duration: Option<u8>,
    /// It can be put on a fainted Pokémon.
    #[serde(default)]
    pub affects_fainted: bool,
    /// The largest value of its counter.
    #[serde(default)]
    pub counter_max: Option<u16>,
    /// The move it is described with.
    #[serde(default)]
    pub from_move: MoveId,
    /// The ability it is described with.
    #[serde(default)]
    pub from_ability: AbilityId,
    /// The item it is described with.
    #[serde(default)]
    pub from_item: ItemId,
    /// The rule it is.
    #[serde(default)]
    pub from_rule: RuleId,
}
