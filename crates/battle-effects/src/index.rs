// Made by `cargo xtask effects-index` from the files in this folder's folders.

use tallgrass_battle::behaviour::{Behaviour, RuleHooks};

#[path = "abilities/intimidate.rs"]
mod abilities_intimidate;
#[path = "abilities/technician.rs"]
mod abilities_technician;
#[path = "conditions/burn.rs"]
mod conditions_burn;
#[path = "conditions/choice_lock.rs"]
mod conditions_choice_lock;
#[path = "conditions/commander.rs"]
mod conditions_commander;
#[path = "conditions/confusion.rs"]
mod conditions_confusion;
#[path = "conditions/dynamax.rs"]
mod conditions_dynamax;
#[path = "conditions/flinch.rs"]
mod conditions_flinch;
#[path = "conditions/freeze.rs"]
mod conditions_freeze;
#[path = "conditions/future_move.rs"]
mod conditions_future_move;
#[path = "conditions/gem.rs"]
mod conditions_gem;
#[path = "conditions/heal_replacement.rs"]
mod conditions_heal_replacement;
#[path = "conditions/locked_move.rs"]
mod conditions_locked_move;
#[path = "conditions/must_recharge.rs"]
mod conditions_must_recharge;
#[path = "conditions/paralysis.rs"]
mod conditions_paralysis;
#[path = "conditions/partially_trapped.rs"]
mod conditions_partially_trapped;
#[path = "conditions/poison.rs"]
mod conditions_poison;
#[path = "conditions/rollout_storage.rs"]
mod conditions_rollout_storage;
#[path = "conditions/sleep.rs"]
mod conditions_sleep;
#[path = "conditions/stall.rs"]
mod conditions_stall;
#[path = "conditions/strong_weather.rs"]
mod conditions_strong_weather;
#[path = "conditions/trapped.rs"]
mod conditions_trapped;
#[path = "conditions/two_turn_move.rs"]
mod conditions_two_turn_move;
#[path = "conditions/weather.rs"]
mod conditions_weather;
#[path = "items/leftovers.rs"]
mod items_leftovers;
#[path = "moves/future_sight.rs"]
mod moves_future_sight;
#[path = "species/crowned.rs"]
mod species_crowned;
#[path = "species/type_by_item.rs"]
mod species_type_by_item;

/// All effects.
pub(crate) static ALL: &[&[Behaviour]] = &[
    &[abilities_intimidate::INTIMIDATE],
    &[abilities_technician::TECHNICIAN],
    &[conditions_burn::BURN],
    &[conditions_choice_lock::CHOICE_LOCK],
    &[conditions_commander::COMMANDED],
    &[conditions_commander::COMMANDING],
    &[conditions_confusion::CONFUSION],
    &[conditions_dynamax::DYNAMAX],
    &[conditions_flinch::FLINCH],
    &[conditions_freeze::FREEZE],
    &[conditions_future_move::FUTURE_MOVE],
    &[conditions_gem::GEM],
    &[conditions_heal_replacement::HEAL_REPLACEMENT],
    &[conditions_locked_move::LOCKED_MOVE],
    &[conditions_must_recharge::MUST_RECHARGE],
    &[conditions_paralysis::PARALYSIS],
    &[conditions_partially_trapped::PARTIALLY_TRAPPED],
    &conditions_poison::POISON,
    &[conditions_rollout_storage::ROLLOUT_STORAGE],
    &[conditions_sleep::SLEEP],
    &[conditions_stall::STALL],
    &[conditions_strong_weather::HEAVY_RAIN],
    &[conditions_strong_weather::HARSH_SUN],
    &[conditions_strong_weather::STRONG_WINDS],
    &[conditions_trapped::TRAPPED],
    &[conditions_two_turn_move::TWO_TURN_MOVE],
    &[conditions_weather::RAIN],
    &[conditions_weather::SUN],
    &[conditions_weather::SANDSTORM],
    &[conditions_weather::HAIL],
    &[conditions_weather::SNOW],
    &[items_leftovers::LEFTOVERS],
    &moves_future_sight::FUTURE_SIGHT,
    &species_crowned::CROWNED,
    &species_type_by_item::ARCEUS,
    &species_type_by_item::SILVALLY,
];

/// What rules do outside of events.
pub(crate) static RULES: &[RuleHooks] = &[];
