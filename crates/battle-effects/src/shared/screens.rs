//! What shields a side.

use tallgrass_battle::prelude::*;

/// The screens, in the order in which they are broken.
pub(crate) const SCREENS: [ConditionId; 3] = [conditions::REFLECT, conditions::LIGHT_SCREEN, conditions::AURORA_VEIL];
