//! Chlorophyll and its kin: twice as fast in a certain weather or terrain.

use crate::shared::weathers::unhurt_by_sand;
use tallgrass_battle::prelude::*;

/// Chlorophyll: twice as fast in sun.
pub static CHLOROPHYLL: Behaviour = ability(abilities::CHLOROPHYLL, &[on::modify_spe(run_in_sun)]);
/// Swift Swim: twice as fast in rain.
pub static SWIFT_SWIM: Behaviour = ability(abilities::SWIFT_SWIM, &[on::modify_spe(run_in_rain)]);
/// Sand Rush: twice as fast in a sandstorm, which doesn't hurt the holder.
pub static SAND_RUSH: Behaviour =
    ability(abilities::SAND_RUSH, &[on::modify_spe(run_in_sand), on::immunity(unhurt_by_sand)]);
/// Slush Rush: twice as fast in snow and hail.
pub static SLUSH_RUSH: Behaviour = ability(abilities::SLUSH_RUSH, &[on::modify_spe(run_in_snow)]);
/// Surge Surfer: twice as fast on Electric Terrain.
pub static SURGE_SURFER: Behaviour = ability(abilities::SURGE_SURFER, &[on::modify_spe(surf)]);

fn run_in_sun(cx: &mut Cx, o: Occasion, _: i32) -> Reply<i32> {
    let weather = cx.weather_for(o.target);
    twice_if(cx, matches!(weather, conditions::SUNNY_DAY | conditions::DESOLATE_LAND))
}

fn run_in_rain(cx: &mut Cx, o: Occasion, _: i32) -> Reply<i32> {
    let weather = cx.weather_for(o.target);
    twice_if(cx, matches!(weather, conditions::RAIN_DANCE | conditions::PRIMORDIAL_SEA))
}

fn run_in_sand(cx: &mut Cx, _: Occasion, _: i32) -> Reply<i32> {
    let blows = cx.is_weather_any(&[conditions::SANDSTORM]);
    twice_if(cx, blows)
}

fn run_in_snow(cx: &mut Cx, _: Occasion, _: i32) -> Reply<i32> {
    let snows = cx.is_weather_any(&[conditions::HAIL, conditions::SNOWSCAPE]);
    twice_if(cx, snows)
}

fn surf(cx: &mut Cx, _: Occasion, _: i32) -> Reply<i32> {
    let surges = cx.is_terrain(conditions::ELECTRIC_TERRAIN, None);
    twice_if(cx, surges)
}

fn twice_if(cx: &mut Cx, yes: bool) -> Reply<i32> {
    if yes { cx.chain(2, 1) } else { Pass }
}
