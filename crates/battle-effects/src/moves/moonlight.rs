//! Moonlight, Morning Sun and Synthesis restore half the user's HP, two thirds in sun and a quarter in other weather.

use crate::shared::healing::heal_share;
use tallgrass_battle::prelude::*;

pub static MOONLIGHT: [Behaviour; 3] = [
    move_(moves::MOONLIGHT, &[on::hit(heal_by_weather).compared_since(Gen7)]),
    move_(moves::MORNING_SUN, &[on::hit(heal_by_weather).compared_since(Gen7)]),
    move_(moves::SYNTHESIS, &[on::hit(heal_by_weather).compared_since(Gen7)]),
];

fn heal_by_weather(cx: &mut Cx, hit: Hit) -> Verdict {
    use conditions::{DESOLATE_LAND, HAIL, PRIMORDIAL_SEA, RAIN_DANCE, SANDSTORM, SNOWSCAPE, SUNNY_DAY};
    let part = match cx.weather_for_telling(hit.target) {
        SUNNY_DAY | DESOLATE_LAND => 2732,
        RAIN_DANCE | PRIMORDIAL_SEA | SANDSTORM | HAIL | SNOWSCAPE => 1024,
        _ => 2048,
    };
    heal_share(cx, hit.target, part)
}
