//! Max Moves: what they do besides damage, as long as their user is dynamaxed.

use tallgrass_battle::prelude::*;

/// Those that raise a stage of the user's side: Speed, Attack, Special Attack, Special Defense, Defense.
pub static RAISING: [Behaviour; 5] = [
    move_(moves::MAX_AIRSTREAM, &[on::self_hit(|cx, hit| raise(cx, hit, Boost::Spe))]),
    move_(moves::MAX_KNUCKLE, &[on::self_hit(|cx, hit| raise(cx, hit, Boost::Atk))]),
    move_(moves::MAX_OOZE, &[on::self_hit(|cx, hit| raise(cx, hit, Boost::Spa))]),
    move_(moves::MAX_QUAKE, &[on::self_hit(|cx, hit| raise(cx, hit, Boost::Spd))]),
    move_(moves::MAX_STEELSPIKE, &[on::self_hit(|cx, hit| raise(cx, hit, Boost::Def))]),
];

/// Those that lower a stage of the foes: Special Defense, Special Attack, Defense, Speed, Attack.
pub static LOWERING: [Behaviour; 5] = [
    move_(moves::MAX_DARKNESS, &[on::self_hit(|cx, hit| lower(cx, hit, Boost::Spd))]),
    move_(moves::MAX_FLUTTERBY, &[on::self_hit(|cx, hit| lower(cx, hit, Boost::Spa))]),
    move_(moves::MAX_PHANTASM, &[on::self_hit(|cx, hit| lower(cx, hit, Boost::Def))]),
    move_(moves::MAX_STRIKE, &[on::self_hit(|cx, hit| lower(cx, hit, Boost::Spe))]),
    move_(moves::MAX_WYRMWIND, &[on::self_hit(|cx, hit| lower(cx, hit, Boost::Atk))]),
];

/// Those that change the weather: sun, rain, hail, a sandstorm.
pub static WEATHERING: [Behaviour; 4] = [
    move_(moves::MAX_FLARE, &[on::self_hit(|cx, hit| bring_weather(cx, hit, conditions::SUNNY_DAY))]),
    move_(moves::MAX_GEYSER, &[on::self_hit(|cx, hit| bring_weather(cx, hit, conditions::RAIN_DANCE))]),
    move_(moves::MAX_HAILSTORM, &[on::self_hit(|cx, hit| bring_weather(cx, hit, conditions::HAIL))]),
    move_(moves::MAX_ROCKFALL, &[on::self_hit(|cx, hit| bring_weather(cx, hit, conditions::SANDSTORM))]),
];

/// Those that change the terrain.
pub static TERRAFORMING: [Behaviour; 4] = [
    move_(moves::MAX_LIGHTNING, &[on::self_hit(|cx, hit| bring_terrain(cx, hit, conditions::ELECTRIC_TERRAIN))]),
    move_(moves::MAX_MINDSTORM, &[on::self_hit(|cx, hit| bring_terrain(cx, hit, conditions::PSYCHIC_TERRAIN))]),
    move_(moves::MAX_OVERGROWTH, &[on::self_hit(|cx, hit| bring_terrain(cx, hit, conditions::GRASSY_TERRAIN))]),
    move_(moves::MAX_STARFALL, &[on::self_hit(|cx, hit| bring_terrain(cx, hit, conditions::MISTY_TERRAIN))]),
];

/// Genesis Supernova, a Z-move, brings Psychic Terrain.
pub static GENESIS_SUPERNOVA: Behaviour = move_(moves::GENESIS_SUPERNOVA, &[on::self_hit(bring_psychic_terrain)]);

fn is_dynamaxed(cx: &Cx, hit: Hit) -> bool {
    cx.has_volatile(hit.user, conditions::DYNAMAX)
}

fn raise(cx: &mut Cx, hit: Hit, boost: Boost) -> Verdict {
    if is_dynamaxed(cx, hit) {
        for ally in cx.allies_and_self(hit.user) {
            cx.boost(&[(boost, 1)], ally);
        }
    }
    Pass
}

fn lower(cx: &mut Cx, hit: Hit, boost: Boost) -> Verdict {
    if is_dynamaxed(cx, hit) {
        for foe in cx.foes(hit.user) {
            cx.boost(&[(boost, -1)], foe);
        }
    }
    Pass
}

fn bring_weather(cx: &mut Cx, hit: Hit, weather: ConditionId) -> Verdict {
    if is_dynamaxed(cx, hit) {
        cx.set_weather(weather, None, None);
    }
    Pass
}

fn bring_terrain(cx: &mut Cx, hit: Hit, terrain: ConditionId) -> Verdict {
    if is_dynamaxed(cx, hit) {
        cx.set_terrain(terrain, None, None);
    }
    Pass
}

fn bring_psychic_terrain(cx: &mut Cx, _: Hit) -> Verdict {
    cx.set_terrain(conditions::PSYCHIC_TERRAIN, None, None);
    Pass
}
