//! Electric Surge, Grassy Surge, Misty Surge and Psychic Surge: on entry, a terrain begins.

use tallgrass_battle::prelude::*;

/// Electric Surge: on entry, the ground becomes Electric Terrain.
pub static ELECTRIC_SURGE: Behaviour = ability(abilities::ELECTRIC_SURGE, &[on::start(electrify)]);
/// Grassy Surge: on entry, the ground becomes Grassy Terrain.
pub static GRASSY_SURGE: Behaviour = ability(abilities::GRASSY_SURGE, &[on::start(grow_grass)]);
/// Misty Surge: on entry, the ground becomes Misty Terrain.
pub static MISTY_SURGE: Behaviour = ability(abilities::MISTY_SURGE, &[on::start(spread_mist)]);
/// Psychic Surge: on entry, the ground becomes Psychic Terrain.
pub static PSYCHIC_SURGE: Behaviour = ability(abilities::PSYCHIC_SURGE, &[on::start(make_weird)]);

fn electrify(cx: &mut Cx, _: Occasion) -> Verdict {
    cx.set_terrain(conditions::ELECTRIC_TERRAIN, None, None);
    Pass
}

fn grow_grass(cx: &mut Cx, _: Occasion) -> Verdict {
    cx.set_terrain(conditions::GRASSY_TERRAIN, None, None);
    Pass
}

fn spread_mist(cx: &mut Cx, _: Occasion) -> Verdict {
    cx.set_terrain(conditions::MISTY_TERRAIN, None, None);
    Pass
}

fn make_weird(cx: &mut Cx, _: Occasion) -> Verdict {
    cx.set_terrain(conditions::PSYCHIC_TERRAIN, None, None);
    Pass
}
