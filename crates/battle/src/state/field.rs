//! Weather, terrain and what else covers the whole field.

use super::effect_state::{ConditionList, EffectState};
use tallgrass_pokedex::ConditionId;

/// What covers the whole field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct Field {
    /// The weather, or none.
    pub weather: ConditionId,
    /// Its state.
    pub weather_state: EffectState,
    /// The terrain, or none.
    pub terrain: ConditionId,
    /// Its state.
    pub terrain_state: EffectState,
    /// Trick Room, Gravity and the like, and the format's rules that listen, in the order they came.
    pub pseudo_weathers: ConditionList,
}

impl Field {
    pub(crate) const EMPTY: Field = Field {
        weather: ConditionId::NONE,
        weather_state: EffectState::EMPTY,
        terrain: ConditionId::NONE,
        terrain_state: EffectState::EMPTY,
        pseudo_weathers: ConditionList::EMPTY,
    };
}
