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

/// Whether there is snow for moves that need it: hail, and since generation 9 what is called snow.
pub(crate) fn is_snow(cx: &Cx) -> bool {
    const SNOW: [ConditionId; 2] = [conditions::HAIL, conditions::SNOWSCAPE];
    cx.is_weather_any(if cx.since(Gen9) { &SNOW } else { &SNOW[..1] })
}
