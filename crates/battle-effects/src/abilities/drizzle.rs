//! Drizzle, Drought, Sand Stream and Snow Warning: on entry, a weather begins.

use tallgrass_battle::prelude::*;

/// Drizzle: on entry, it begins to rain.
pub static DRIZZLE: Behaviour = ability(abilities::DRIZZLE, &[on::start(rain)]);
/// Drought: on entry, the sun comes out.
pub static DROUGHT: Behaviour = ability(abilities::DROUGHT, &[on::start(shine)]);
/// Sand Stream: on entry, a sandstorm begins.
pub static SAND_STREAM: Behaviour = ability(abilities::SAND_STREAM, &[on::start(whip_up_sand)]);
/// Snow Warning: on entry, it begins to snow, before generation 9 to hail.
pub static SNOW_WARNING: Behaviour = ability(abilities::SNOW_WARNING, &[on::start(snow).compared_since(Gen8)]);

fn rain(cx: &mut Cx, o: Occasion) -> Verdict {
    bring(cx, o, conditions::RAIN_DANCE, formes::KYOGRE, items::BLUE_ORB)
}

fn shine(cx: &mut Cx, o: Occasion) -> Verdict {
    bring(cx, o, conditions::SUNNY_DAY, formes::GROUDON, items::RED_ORB)
}

/// Brings a weather, unless the holder is about to bring a stronger one.
fn bring(cx: &mut Cx, o: Occasion, weather: ConditionId, primal: SpeciesId, orb: ItemId) -> Verdict {
    let pokemon = cx.mon(o.target);
    if pokemon.species != primal || pokemon.item != orb {
        cx.set_weather(weather, None, None);
    }
    Pass
}

fn whip_up_sand(cx: &mut Cx, _: Occasion) -> Verdict {
    cx.set_weather(conditions::SANDSTORM, None, None);
    Pass
}

fn snow(cx: &mut Cx, _: Occasion) -> Verdict {
    let weather = if cx.since(Gen9) { conditions::SNOWSCAPE } else { conditions::HAIL };
    cx.set_weather(weather, None, None);
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn snow_warning_brought_hail_before_generation_9() {
        check(
            gen9(&["Abomasnow, Snow Warning"], &["Snorlax"]),
            &[["splash", "splash"]],
            &[],
            &["-weather|Snowscape|[from] ability: Snow Warning|[of] p1a: Abomasnow", "-weather|Snowscape|[upkeep]"],
        );
        check(
            gen8(&["Abomasnow, Snow Warning"], &["Snorlax"]),
            &[["splash", "splash"]],
            &[],
            &[
                "-weather|Hail|[from] ability: Snow Warning|[of] p1a: Abomasnow",
                "-weather|Hail|[upkeep]",
                "-damage|p2a: Snorlax|433/461|[from] Hail",
            ],
        );
    }
}
