// Made by `cargo xtask effects-index` from the files in this folder's folders.

use tallgrass_battle::behaviour::{Behaviour, RuleHooks};

#[path = "abilities/intimidate.rs"]
mod abilities_intimidate;
#[path = "abilities/technician.rs"]
mod abilities_technician;
#[path = "conditions/burn.rs"]
mod conditions_burn;
#[path = "items/leftovers.rs"]
mod items_leftovers;

/// All effects.
pub(crate) static ALL: &[&[Behaviour]] = &[
    &[abilities_intimidate::INTIMIDATE],
    &[abilities_technician::TECHNICIAN],
    &[conditions_burn::BURN],
    &[items_leftovers::LEFTOVERS],
];

/// What rules do outside of events.
pub(crate) static RULES: &[RuleHooks] = &[];
