//! Being at home in a weather.

use tallgrass_battle::prelude::*;

/// A sandstorm doesn't hurt the holder.
pub(crate) fn unhurt_by_sand(_: &mut Cx, _: Occasion, condition: ConditionId) -> Verdict {
    if condition == conditions::SANDSTORM { Fail } else { Pass }
}

/// Hail doesn't hurt the holder.
pub(crate) fn unhurt_by_hail(_: &mut Cx, _: Occasion, condition: ConditionId) -> Verdict {
    if condition == conditions::HAIL { Fail } else { Pass }
}
