//! Storms that can't miss in their weather: Blizzard in snow; Bleakwind Storm, Sandsear Storm, Wildbolt Storm,
//! Hurricane and Thunder in rain, the last two of which are unreliable in sun.

use crate::shared::weathers::is_snow;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::Accuracy;
use tallgrass_pokedex::rule_sets;

pub static WEATHER_ACCURACY: [Behaviour; 6] = [
    move_(moves::BLIZZARD, &[on::modify_move(sure_in_snow).compared_since(Gen8)]),
    move_(moves::BLEAKWIND_STORM, &[on::modify_move(sure_in_rain)]),
    move_(moves::SANDSEAR_STORM, &[on::modify_move(sure_in_rain)]),
    move_(moves::WILDBOLT_STORM, &[on::modify_move(sure_in_rain)]),
    move_(moves::HURRICANE, &[on::modify_move(sure_in_rain_unsure_in_sun)]),
    move_(moves::THUNDER, &[on::modify_move(sure_in_rain_unsure_in_sun)]),
];

const RAIN: [ConditionId; 2] = [conditions::RAIN_DANCE, conditions::PRIMORDIAL_SEA];
const SUN: [ConditionId; 2] = [conditions::SUNNY_DAY, conditions::DESOLATE_LAND];

fn sure_in_snow(cx: &mut Cx, hit: Hit) -> Verdict {
    if is_snow(cx) {
        cx.mv_mut(hit.mv).accuracy = Accuracy::Always;
    }
    Pass
}

fn sure_in_rain(cx: &mut Cx, hit: Hit) -> Verdict {
    if !hit.target.is_none() && RAIN.contains(&cx.weather_for(hit.target)) {
        cx.mv_mut(hit.mv).accuracy = Accuracy::Always;
    }
    Pass
}

fn sure_in_rain_unsure_in_sun(cx: &mut Cx, hit: Hit) -> Verdict {
    if hit.target.is_none() {
        return Pass;
    }
    let weather = cx.weather_for(hit.target);
    if RAIN.contains(&weather) {
        cx.mv_mut(hit.mv).accuracy = Accuracy::Always;
    } else if SUN.contains(&weather) {
        cx.mv_mut(hit.mv).accuracy = Accuracy::Percent(50);
    }
    Pass
}

/// Up to generation 3 Blizzard is as unreliable in any weather.
pub static BLIZZARD_OF_OLD: Behaviour = move_(moves::BLIZZARD, &[]).in_rules(rule_sets::GEN3).anew();

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn a_blizzard_in_snow_does_not_miss() {
        check(
            gen9(&["Abomasnow, Snow Warning"], &["Snorlax"]),
            &[["blizzard", "splash"]],
            &[SURE_HIT, &[(Secondary, 99)]],
            &[
                "-weather|Snowscape|[from] ability: Snow Warning|[of] p1a: Abomasnow",
                "-damage|p2a: Snorlax|340/461",
                "-weather|Snowscape|[upkeep]",
            ],
        );
        check(
            gen8(&["Abomasnow, Snow Warning"], &["Snorlax"]),
            &[["blizzard", "splash"]],
            &[SURE_HIT, &[(Secondary, 99)]],
            &[
                "-weather|Hail|[from] ability: Snow Warning|[of] p1a: Abomasnow",
                "-damage|p2a: Snorlax|340/461",
                "-weather|Hail|[upkeep]",
                "-damage|p2a: Snorlax|312/461|[from] Hail",
            ],
        );
    }
}
