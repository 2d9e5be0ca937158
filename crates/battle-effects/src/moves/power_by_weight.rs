//! Moves whose power depends on weight; they fail on who is dynamaxed.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

/// Grass Knot and Low Kick: stronger the heavier the target.
pub static GRASS_KNOT: [Behaviour; 2] = [
    move_(moves::GRASS_KNOT, &[on::base_power_callback(by_their_weight), on::try_hit(cant_trip_giants).since(Gen8)]),
    move_(moves::LOW_KICK, &[on::base_power_callback(by_their_weight), on::try_hit(fail_on_giants).since(Gen8)]),
];

/// Heat Crash and Heavy Slam: stronger the heavier the user is beside the target.
pub static HEAVY_SLAM: [Behaviour; 2] = [
    move_(moves::HEAT_CRASH, &[on::base_power_callback(by_weights), on::try_hit(fail_on_giants).since(Gen8)]),
    move_(moves::HEAVY_SLAM, &[on::base_power_callback(by_weights), on::try_hit(fail_on_giants).since(Gen8)]),
];

fn by_their_weight(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    Set(match cx.weight(hit.target) {
        2000.. => 120,
        1000.. => 100,
        500.. => 80,
        250.. => 60,
        100.. => 40,
        _ => 20,
    })
}

fn by_weights(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let theirs = cx.weight(hit.target);
    let own = cx.weight(hit.user);
    Set(match own / theirs {
        5.. => 120,
        4 => 100,
        3 => 80,
        2 => 60,
        _ => 40,
    })
}

fn fail_on_giants(cx: &mut Cx, hit: Hit) -> Verdict {
    if !cx.has_volatile(hit.target, conditions::DYNAMAX) {
        return Pass;
    }
    say!(cx, "-fail", hit.user, "Dynamax");
    cx.attr_last_move(&[&"[still]"]);
    Silent
}

fn cant_trip_giants(cx: &mut Cx, hit: Hit) -> Verdict {
    if !cx.has_volatile(hit.target, conditions::DYNAMAX) {
        return Pass;
    }
    say!(cx, "-fail", hit.user, "move: Grass Knot", "[from] Dynamax");
    cx.attr_last_move(&[&"[still]"]);
    Silent
}

/// Up to generation 2 Low Kick has power of its own.
pub static LOW_KICK_OF_OLD: Behaviour = move_(moves::LOW_KICK, &[]).in_rules(rule_sets::GEN2).anew();
